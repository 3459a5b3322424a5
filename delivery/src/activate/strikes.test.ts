/** @module-tag all */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mapConcurrently } from '../map-concurrently.ts';
import { publishedContent } from '../prerender/content.ts';
import { historyProblem, readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { type Store, storeIn } from '../store/store.ts';
import { changesOfASite, siteToChange } from '../test/changes-of-a-site.ts';
import type { Strike } from '../test/strike.ts';
import { everyFaultAt, strikeWith, viewIn } from '../test/struck-site.ts';
import { copyOf } from '../test/test-store.ts';
import { completedRegistry } from './next-registry.ts';

const program = fileURLToPath(new URL('../test/strike.ts', import.meta.url));
const strike = (store: Store, task: Omit<Strike, 'directory'>) => strikeWith(program, store, task);

async function stateOf(store: Store): Promise<string> {
  const registry = await readRegistry(store);
  const revision = registry?.revision ?? 0;
  return `${revision}\n${await viewIn(store.pages(revision), registry)}`;
}

const stages = ['rename pages/3', 'appendFile history.jsonl', 'rename registry.json'];

test.each(Object.keys(changesOfASite))(
  '%s, struck at every step: the site is as before or as after it, never between',
  {
    timeout: 900_000,
  },
  async (name) => {
    const original = await siteToChange();
    const task = (store: Store) => {
      const made = changesOfASite[name]?.({ ...original, store });
      if (!made) throw new Error(name);
      return made;
    };
    const [before, whole] = [await stateOf(original.store), await copyOf(original.store)];
    const { steps } = await strike(whole, task(whole));
    const after = await stateOf(whole);
    expect(steps.filter((step) => stages.includes(step))).toEqual(stages);
    if (name === 'publish') expect(steps).toContain('rename content.json');
    expect(after).not.toBe(before);

    const seen = await mapConcurrently(2, everyFaultAt(steps), async ({ fault, step, at }) => {
      const store = await copyOf(original.store);
      const { code } = await strike(store, { ...task(store), at, fault });
      const opened = await stateOf(store);
      const registry = await completedRegistry(storeIn(store.directory));
      const completed = await stateOf(store);
      const which = (state: string) => (state === before ? 'before' : state === after ? 'after' : 'between');
      const problem = await historyProblem(store, registry?.revision ?? 0);
      const lines = (await readHistory(store)).map(({ revision }) => revision);
      const isTold = (await publishedContent(store)) === undefined || completed === after;
      return { fault, step, code, opened: which(opened), completed: which(completed), problem, lines, isTold };
    });

    for (const { opened, completed, problem, lines, isTold, ...where } of seen) {
      expect({ ...where, opened, problem }).toEqual({
        ...where,
        opened: expect.stringMatching(/before|after/),
        problem: undefined,
      });
      if (opened === 'after') expect({ ...where, completed }).toEqual({ ...where, completed: 'after' });
      expect({ ...where, completed }).toEqual({ ...where, completed: expect.stringMatching(/before|after/) });
      expect({ ...where, lines }).toEqual({
        ...where,
        lines: Array.from({ length: lines.length }, (_, index) => index + 1),
      });
      expect({ ...where, isTold }).toEqual({ ...where, isTold: true });
    }
    expect(new Set(seen.map(({ completed }) => completed))).toEqual(new Set(['before', 'after']));
  },
);
