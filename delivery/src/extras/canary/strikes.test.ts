/** @module-tag all */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { completedRegistry } from '../../activate/next-registry.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import { historyProblem, readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import { readSides, sideFolder } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { everyFaultAt, strikeWith, viewIn } from '../../test/struck-site.ts';
import { activate, copyOf, liveTestStore, testApiWith, testConfig, testRelease } from '../../test/test-store.ts';
import { followSides } from './follow-sides.ts';
import { serveBeside } from './serve-beside.ts';
import type { SideStrike } from './strike-side.ts';

const program = fileURLToPath(new URL('strike-side.ts', import.meta.url));
const strike = (store: Store, task: Omit<SideStrike, 'directory'>) => strikeWith(program, store, task);
const note = { kind: 'release', why: 'test' } as const;
const share = 10;

/** An abort that ended too early leaves another number with the same pages. */
const config = { ...testConfig, brand: 'Still' };

interface Site {
  store: Store;
  second: string;
  expert: string;
}

async function viewsOf(store: Store): Promise<Record<string, string>> {
  const registry = await readRegistry(store);
  const live = await viewIn(store.pages(registry?.revision ?? 0), registry);
  const sides = (await readSides(store)).map(async (side) => {
    const folder = sideFolder(store, side);
    const own: Registry = JSON.parse(await readFile(join(folder, 'registry.json'), 'utf8'));
    return [`${side.kind} for ${side.buckets.length}`, await viewIn(folder, own)] as const;
  });
  return { live, ...Object.fromEntries(await Promise.all(sides)) };
}

async function site({ hasCanary }: { hasCanary: boolean }): Promise<Site> {
  const { store } = await liveTestStore(config);
  const second = await testRelease(store, 'catalog', 'second');
  const expert = await testRelease(store, 'experts', 'second');
  await activate(store, {}, { api: testApiWith('first'), config });
  const options = { store, config, note, api: testApiWith('first') };
  if (hasCanary) await serveBeside(options, { name: 'catalog', release: second, share });
  return { store, second, expert };
}

type Task = Pick<SideStrike, 'options' | 'beside'>;

const changes: Readonly<Record<string, { hasCanary: boolean; task: (site: Site, id: string) => Task }>> = {
  canary: {
    hasCanary: false,
    task: ({ second }) => ({ options: usual, beside: { name: 'catalog', release: second, share } }),
  },
  'canary for more visitors': {
    hasCanary: true,
    task: ({ second }) => ({ options: usual, beside: { name: 'catalog', release: second, share: 2 * share } }),
  },
  preview: {
    hasCanary: false,
    task: ({ second }) => ({
      options: usual,
      beside: { name: 'catalog', release: second, expires: '2999-01-01T00:00:00Z' },
    }),
  },
  promote: {
    hasCanary: true,
    task: ({ second, store }, id) => ({
      options: {
        ...usual,
        note: { kind: 'promote', why: 'test' },
        releases: { catalog: second },
        back: { name: 'catalog', folder: sideFolder(store, { id }) },
      },
    }),
  },
  abort: {
    hasCanary: true,
    task: ({ store }, id) => ({
      options: {
        ...usual,
        note: { kind: 'abort', why: 'test', subject: 'catalog' },
        ends: id,
        back: { name: 'catalog', folder: store.pages(2) },
      },
    }),
  },
  'release of another area': {
    hasCanary: true,
    task: ({ expert }) => ({ options: { ...usual, releases: { experts: expert } } }),
  },
};

const usual = { config, note, releases: {}, removes: true };

test.each(Object.keys(changes))(
  '%s, struck at every step: each visitor has the site as before or as after it, and the next command completes it',
  { timeout: 900_000 },
  async (name) => {
    const change = changes[name];
    if (!change) throw new Error(name);
    const original = await site(change);
    const id = (await readSides(original.store))[0]?.id ?? '';
    const task = (store: Store) => change.task({ ...original, store }, id);
    const before = await viewsOf(original.store);
    const whole = await copyOf(original.store);
    const { steps } = await strike(whole, task(whole));
    const after = await viewsOf(whole);
    expect(steps).toContain('appendFile history.jsonl');
    expect(after).not.toEqual(before);

    const completed = await mapConcurrently(2, everyFaultAt(steps), async ({ fault, step, at }) => {
      const store = await copyOf(original.store);
      const { code } = await strike(store, { ...task(store), at, fault });
      const where = { fault, step, code };
      const opened = await viewsOf(store);
      for (const [who, view] of Object.entries(opened))
        expect({ ...where, who, isKnown: [before[who], after[who]].includes(view) }).toEqual({
          ...where,
          who,
          isKnown: true,
        });

      await completedRegistry(store);
      await followSides({ ...usual, store, api: testApiWith('first') });
      const views = await viewsOf(store);
      const which = JSON.stringify(views) === JSON.stringify(before) ? 'before' : 'after';
      expect({ ...where, views }).toEqual({ ...where, views: which === 'before' ? before : after });
      const { revision = 0 } = (await readRegistry(store)) ?? {};
      expect({ ...where, problem: await historyProblem(store, revision) }).toEqual({ ...where, problem: undefined });
      const told = (await readHistory(store)).filter(({ kind }) => kind === 'canary' || kind === 'preview').length;
      const sides = Object.keys(views).length - 1;
      expect({ ...where, isTold: told >= sides }).toEqual({ ...where, isTold: true });
      return which;
    });
    expect(new Set(completed)).toEqual(new Set(['before', 'after']));
  },
);
