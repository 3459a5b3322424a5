/** @module-tag all */
import { expect, test, vi } from 'vitest';
import type { ActivateOptions } from '../../activate/activate-options.ts';
import { activateReleases } from '../../activate/activate-releases.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import { keepPublishedContent, publishedContent } from '../../prerender/content.ts';
import { historyProblem } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import type { Store } from '../../store/store.ts';
import { type ChangedSite, changesOfASite, siteToChange } from '../../test/changes-of-a-site.ts';
import { viewIn } from '../../test/struck-site.ts';
import { copyOf, testApiWith, testStore } from '../../test/test-store.ts';
import type { ObjectStorage } from './object-storage.ts';
import { objectStore } from './object-store.ts';

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

type Machine = ReturnType<typeof objectStore>;

const changeAt = (machine: Machine, name: string, site: ChangedSite) =>
  machine.change(async (store) => {
    const made = changesOfASite[name]?.({ ...site, store });
    if (!made) throw new Error(name);
    await activateReleases({ store, releases: {}, ...(made.change as SomeChange), api: testApiWith(made.question) });
    if (made.content !== undefined) await keepPublishedContent(store, made.content);
  });

type SomeChange = Pick<ActivateOptions, 'note' | 'config'>;

async function stateOf(store: Store): Promise<string> {
  const registry = await readRegistry(store);
  const revision = registry?.revision ?? 0;
  expect(await historyProblem(store, revision)).toBeUndefined();
  return [revision, await publishedContent(store), await viewIn(store.pages(revision), registry)].join('\n');
}

const cases = Object.keys(changesOfASite).flatMap((name) =>
  (['request', 'answer'] as const).map((loss) => [name, loss] as const),
);

test.each(cases)(
  '%s by a machine that loses the storage at any write, its %s: every machine is as before or as after it',
  { timeout: 900_000 },
  async (name, loss) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const original = memoryStorage();
    const site = await siteToChange();
    const { store } = site;
    await objectStore(original.storage, store, times).refresh();
    const machine = () => copyOf(store);
    const before = await stateOf(store);
    const whole = original.copy();
    const done = objectStore(whole.storage, await machine(), times);
    await changeAt(done, name, site);
    const after = await stateOf(done.served);
    expect(after).not.toBe(before);
    const points = whole.written.map((_, index) => index + 1);

    const seen = await mapConcurrently(4, points, async (at) => {
      const storage = original.copy();
      const one = objectStore(storage.storage, await machine(), times);
      storage.lose(at, loss);
      await changeAt(one, name, site).catch(() => {});
      const alone = await stateOf(one.served);
      storage.mend();
      const other = objectStore(storage.storage, await testStore(), times);
      await other.refresh();
      const state = await stateOf(other.served);
      await one.refresh();
      const again = await stateOf(one.served);
      if (at % 5 === 0) await changeAt(other, 'publish', site);
      const next = (await readRegistry(other.served))?.revision;
      return { at, alone, state, again, next };
    });

    for (const { at, alone, state, again, next } of seen) {
      expect([before, after]).toContain(alone);
      expect([before, after]).toContain(state);
      expect({ at, again }).toEqual({ at, again: state });
      if (at % 5 === 0 && name !== 'publish') expect({ at, next }).toEqual({ at, next: state === before ? 3 : 4 });
    }
    expect(seen.length).toBeGreaterThan(8);
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set([before, after]));
  },
);
