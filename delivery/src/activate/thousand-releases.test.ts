/** @module-tag all */
import { expect, test, vi } from 'vitest';
import { history } from '../commands/history.ts';
import { rollback } from '../commands/rollback.ts';
import { status } from '../commands/status.ts';
import { readConfig } from '../config.ts';
import { liveSite as servedSite } from '../serve/live-site.ts';
import { appendHistory, readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { liveSite } from '../test/live-site.ts';
import { recordOutput } from '../test/record-output.ts';
import { activate, testHash, testRelease } from '../test/test-store.ts';

const times = 5;
const past = 1000;
const printed = recordOutput();

/** In milliseconds. */
const more = 100;

async function release(store: Store, version: string): Promise<void> {
  const catalog = await testRelease(store, 'catalog', version);
  await activate(store, { catalog }, { config: readConfig(process.env).site });
}

/** Made and recorded as if each had been live. */
async function addPast(store: Store): Promise<void> {
  const revision = (await readRegistry(store))?.revision ?? 0;
  let from = testHash('catalog', 'first');
  for (let number = 0; number < past; number++) {
    const to = await testRelease(store, 'catalog', `past ${number}`);
    await appendHistory(store, { kind: 'release', why: 'test', revision, changes: [{ name: 'catalog', from, to }] });
    from = to;
  }
}

const actions = {
  release: (store, round) => release(store, `new ${round}`),
  rollback: (_, round) => rollback(['catalog', '--to', testHash('catalog', `new ${(round + 1) % times}`)], {}),
  status: () => status([], {}),
  'check of the history': () => history(['--verify'], {}),
  start: async () => {
    const { served } = await openReleaseStore(readConfig(process.env), { openShared: undefined });
    expect(await servedSite(served)()).toBeDefined();
  },
} satisfies Record<string, (store: Store, round: number) => Promise<unknown>>;

const median = (seen: readonly number[]) =>
  seen.toSorted((one, other) => one - other)[Math.floor(seen.length / 2)] ?? 0;

test('a thousand releases of an area: the next ones, rollbacks, status, the check of the history and a start take hardly longer', {
  timeout: 600_000,
}, async () => {
  const [short, long] = [await liveSite(), await liveSite()];
  await addPast(long);
  for (const store of [short, long]) await release(store, 'warm-up');

  for (const [name, act] of Object.entries(actions)) {
    const seen = new Map<Store, number[]>([short, long].map((store) => [store, []]));
    for (let round = 0; round < times; round++)
      for (const [store, durations] of seen) {
        vi.stubEnv('RELEASES_DIR', store.directory);
        const start = performance.now();
        await act(store, round);
        durations.push(performance.now() - start);
      }
    const [early, late] = [...seen.values()].map(median);
    if (process.env.LOAD_FIGURES) process.stderr.write(`${name}: ${early?.toFixed(0)}, then ${late?.toFixed(0)} ms\n`);
    expect(late, `${name}, ${early} ms without`).toBeLessThan(1.5 * (early ?? 0) + more);
  }
  const lines = (await readHistory(long)).length;
  expect(lines).toBeGreaterThan(past);
  expect(printed.join('')).toContain(`${lines} entries, none changed and none missing.`);
});
