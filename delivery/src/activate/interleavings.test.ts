import { AsyncLocalStorage } from 'node:async_hooks';
import * as sync from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { appendHistory, historyProblem, readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { type Store, withDraft } from '../store/store.ts';
import { activate, liveTestStore, testStore } from '../test/test-store.ts';
import { completedRegistry } from './next-registry.ts';
import type { prepareRevision } from './prepare-revision.ts';

/** Calls of the file system are done in a given order, so that a run can be repeated. */
const gate = vi.hoisted(() => ({ pass: async () => {} }));

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const names = [
    'readFile',
    'writeFile',
    'appendFile',
    'rename',
    'rm',
    'mkdir',
    'truncate',
    'readdir',
    'stat',
  ] as const;
  const turns = names.map((name) => [
    name,
    async (...args: unknown[]) => {
      await gate.pass();
      return (sync as unknown as Record<string, (...input: unknown[]) => unknown>)[`${name}Sync`]?.(...args);
    },
  ]);
  return { ...real, ...Object.fromEntries(turns), open: async () => ({ sync: async () => {}, close: async () => {} }) };
});

/** What is prepared is no part of it: each process has a revision that is whole. */
vi.mock('./prepare-revision.ts', async (original) => {
  const real = await original<typeof import('./prepare-revision.ts')>();
  const prepare: typeof prepareRevision = (...args) =>
    own.getStore() ? wholeRevision(...args) : real.prepareRevision(...args);
  return { ...real, prepareRevision: prepare };
});

interface Process {
  name: string;
  diesAt: number;
}

const areas = ['catalog', 'assessment', 'experts', 'enrolment'] as const;
const process: fc.Arbitrary<Omit<Process, 'name'>> = fc.record({
  diesAt: fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.constant(1000) },
  ),
});

const own = new AsyncLocalStorage<{ name: string; calls: number; diesAt: number; die: () => void }>();

async function newSite(): Promise<Store> {
  const store = await testStore();
  sync.mkdirSync(store.pages(1), { recursive: true });
  for (const file of [store.registry, join(store.pages(1), 'registry.json')]) sync.writeFileSync(file, registryText);
  await appendHistory(store, { kind: 'release', why: '', revision: 1, changes: [] });
  return store;
}

const wholeRevision: typeof prepareRevision = async ({ store, releases }, _place, use) => {
  const previous = (await completedRegistry(store)) as Registry;
  const revision = previous.revision + 1;
  const changed = Object.entries(releases).map(([name, to]) => ({ name, from: null, to }));
  const released = changed.map(({ name, to }) => [name, { ...previous.areas[name], release: to }]);
  const registry = { ...previous, revision, areas: { ...previous.areas, ...Object.fromEntries(released) } } as Registry;
  const folder = withDraft(store, revision).pages(revision);
  sync.mkdirSync(folder, { recursive: true });
  sync.writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  const site = { prerendered: {}, reused: [], removed: [], kept: [] };
  try {
    return await use({
      ...{ store, registry, previous, releases, changed },
      ...{ folder, site, keys: [], embed: undefined },
    });
  } finally {
    sync.rmSync(folder, { recursive: true, force: true });
  }
};

const activation = (store: Store, name: (typeof areas)[number]) =>
  activate(
    store,
    { [name]: `${name}0000000000000000`.slice(0, 16) },
    { note: { kind: 'release', why: name, commit: 'test' } },
  );

const isReleased = (registry: Registry | undefined, name: string) => registry?.areas[name]?.release.startsWith(name);

let registryText = '';

async function run(store: Store, scheduler: fc.Scheduler, processes: readonly Process[], isLocked: boolean) {
  const finished = new Set<string>();
  let turn = Promise.resolve();
  gate.pass = async () => {
    const it = own.getStore();
    if (!it) return;
    await scheduler.schedule(Promise.resolve(), it.name);
    it.calls += 1;
    if (it.calls < it.diesAt) return;
    it.die();
    await new Promise(() => {});
  };
  const lives = processes.map(({ name, diesAt }) => {
    const before = turn;
    const life = new Promise<void>((resolve, reject) => {
      own.run({ name, calls: 0, diesAt, die: resolve }, async () => {
        if (isLocked) await before;
        await activation(store, name as (typeof areas)[number]).then(() => finished.add(name), reject);
        resolve();
      });
    });
    turn = life;
    return life;
  });
  await scheduler.waitFor(Promise.all(lives));
  gate.pass = async () => {};
  return finished;
}

test.each([true, false])(
  'commands that end at any call of the file system, in any order, with the lock (%s): nothing that was told is lost',
  async (isLocked) => {
    vi.spyOn(global.process.stdout, 'write').mockReturnValue(true);
    const { store: live } = await liveTestStore();
    registryText = sync.readFileSync(live.registry, 'utf8');

    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.tuple(process, process, process, process), async (scheduler, deaths) => {
        const store = await newSite();
        const processes = areas.map((name, index) => ({ name, diesAt: deaths[index]?.diesAt ?? 1000 }));

        const finished = await run(store, scheduler, processes, isLocked);
        const opened = await readRegistry(store);
        const registry = await completedRegistry(store);

        for (const name of finished)
          expect([name, isReleased(isLocked ? opened : registry, name)]).toEqual([name, true]);
        for (const name of areas)
          if (isReleased(opened, name)) expect([name, isReleased(registry, name)]).toEqual([name, true]);
        const claimed = areas.filter((name) => isReleased(registry, name)).length;
        expect(registry?.revision).toBe(1 + claimed);
        if (!isLocked) return;
        expect(await historyProblem(store, registry?.revision ?? 0)).toBeUndefined();
        expect((await readHistory(store)).map(({ revision }) => revision)).toEqual(
          Array.from({ length: registry?.revision ?? 0 }, (_, index) => index + 1),
        );
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);
