/** @module-tag all */
import { cp } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { historyProblem } from '../../store/history.ts';
import { readPageList } from '../../store/page-list.ts';
import { readRegistry } from '../../store/registry.ts';
import type { Store } from '../../store/store.ts';
import { documentOf } from '../../test/test-pages.ts';
import { activate, liveTestStore, testRelease, testStore } from '../../test/test-store.ts';
import type { ObjectStorage } from './object-storage.ts';
import { objectStore } from './object-store.ts';
import { fileKey } from './snapshot.ts';

type Loss = 'request' | 'answer';

/** Of the write at which it breaks, the request is lost or the answer. */
function memoryStorage(objects = new Map<string, { bytes: Buffer; version: string }>()) {
  const written: string[] = [];
  let lost: { at: number; loss: Loss } | undefined;
  let versions = objects.size;
  const isDown = () => lost !== undefined && written.length >= lost.at;
  const fail = () => {
    throw new Error('test: connection lost');
  };
  async function changing<Result>(key: string, work: () => Result): Promise<Result> {
    if (isDown()) fail();
    written.push(key);
    if (isDown() && lost?.loss === 'request') fail();
    const result = work();
    return isDown() ? fail() : result;
  }
  const storage: ObjectStorage = {
    name: 'test',
    read: async (key, known) => {
      if (isDown()) fail();
      const object = objects.get(key);
      return object && object.version === known ? 'unchanged' : object;
    },
    write: (key, bytes, expected) =>
      changing(key, () => {
        const version = objects.get(key)?.version ?? null;
        if (expected !== undefined && expected !== version) return undefined;
        versions += 1;
        objects.set(key, { bytes: Buffer.from(bytes), version: String(versions) });
        return String(versions);
      }),
    remove: (key) => changing(key, () => void objects.delete(key)),
    list: async () => new Map(),
  };
  return {
    storage,
    written,
    copy: () => memoryStorage(new Map(objects)),
    lose: (at: number, loss: Loss) => {
      lost = { at: written.length + at, loss };
    },
    mend: () => {
      lost = undefined;
    },
  };
}

/** So that each run has the same writes. */
const times = { beat: 600_000, silence: 200 };

const release = (store: ReturnType<typeof objectStore>, name: string) =>
  store.change(async (folder) => activate(folder, { [name]: await testRelease(folder, name, 'next') }));

async function stateOf(store: Store): Promise<string> {
  const registry = await readRegistry(store);
  const revision = registry?.revision ?? 0;
  const pages = Object.keys((await readPageList(store.pages(revision)))?.pages ?? {}).length;
  expect(await historyProblem(store, revision)).toBeUndefined();
  return `${revision} ${registry?.areas.catalog?.release} ${pages} ${await documentOf(store, revision, 'catalog')}`;
}

test.each<Loss>(['request', 'answer'])(
  'machine that loses the storage at any write, its %s: every machine is as before or as after the release',
  { timeout: 900_000 },
  async (loss) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const original = memoryStorage();
    const { store } = await liveTestStore();
    await objectStore(original.storage, store, times).refresh();
    const machine = async () => {
      const served = await testStore();
      await cp(store.directory, served.directory, { recursive: true, verbatimSymlinks: true });
      return served;
    };
    const before = await stateOf(store);
    const whole = original.copy();
    const done = objectStore(whole.storage, await machine(), times);
    await release(done, 'catalog');
    const after = await stateOf(done.served);
    const files = fileKey('');
    const points = whole.written.flatMap((key, index) => (key.startsWith(files) && index % 10 > 0 ? [] : [index + 1]));

    const seen = [];
    for (const at of points) {
      const storage = original.copy();
      const one = objectStore(storage.storage, await machine(), times);
      storage.lose(at, loss);
      await release(one, 'catalog').catch(() => {});
      expect([before, after]).toContain(await stateOf(one.served));
      storage.mend();
      const other = objectStore(storage.storage, await testStore(), times);
      await other.refresh();
      const state = await stateOf(other.served);
      await one.refresh();
      expect({ at, state: await stateOf(one.served) }).toEqual({ at, state });
      expect([before, after]).toContain(state);
      seen.push(state);
      if (at % 5 === 0) {
        await release(other, 'experts');
        expect((await readRegistry(other.served))?.revision).toBe(state === before ? 2 : 3);
      }
    }

    expect(seen.length).toBeGreaterThan(8);
    expect(new Set(seen)).toEqual(new Set([before, after]));
  },
);
