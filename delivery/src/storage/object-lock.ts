import { parseJson } from '../store/json.ts';
import { type Holder, holderIn, type Lock } from '../store/with-lock.ts';
import type { ObjectStorage } from './object-storage.ts';

const key = 'lock.json';

/** A lock that is an object: whoever writes it where there is none has it. */
export function objectLock(storage: ObjectStorage): Lock {
  let beats = 0;
  const read = async () => {
    const object = await storage.read(key);
    return object === 'unchanged' ? undefined : object;
  };
  const holderOf = (object: Awaited<ReturnType<typeof read>>) => object && holderIn(parseJson(object.bytes.toString()));
  const bytesFor = (holder: Holder) => {
    beats += 1;
    return Buffer.from(JSON.stringify({ ...holder, beats }));
  };
  return {
    acquire: async (own) => (await storage.write(key, bytesFor(own), null)) !== undefined,
    state: async () => (await read())?.version ?? '',
    holder: async () => holderOf(await read()),
    async touch(own) {
      const object = await read();
      if (object && holderOf(object)?.id === own.id) await storage.write(key, bytesFor(own), object.version);
    },
    async remove(holder) {
      const object = await read();
      if (object && holderOf(object)?.id === holder?.id) await storage.remove(key);
    },
    async release(own) {
      if (holderOf(await read())?.id === own.id) await storage.remove(key);
    },
  };
}
