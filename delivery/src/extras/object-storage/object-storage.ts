import { parseJson } from '../../store/json.ts';
import { type Holder, holderIn, type Lock } from '../../store/lock.ts';

export interface ObjectStorage {
  name: string;
  /** `'unchanged'`: it still has the version `known`. */
  read(key: string, known?: string): Promise<StoredObject | 'unchanged' | undefined>;
  /** `expected` `null`: there is none. @returns the new version; `undefined`: refused */
  write(key: string, bytes: Uint8Array, expected?: string | null): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<Map<string, string>>;
}

export interface StoredObject {
  bytes: Buffer;
  version: string;
}

const key = 'lock.json';

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
