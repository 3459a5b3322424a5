/** @module-tag all */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { historyProblem, readHistory } from '../store/history.ts';
import { documentFile, readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { activate, liveTestStore, testConfig, testRelease } from '../test/test-store.ts';

/** KILL_ROUNDS=200 is the long version. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const program = fileURLToPath(new URL('../test/activate-again.ts', import.meta.url));
const patient = { timeout: 30_000 + rounds * 15_000 };

test(
  `after kill -9 during releases, ${rounds} times: a whole site is live, at least the last that was told`,
  patient,
  async () => {
    const { store } = await liveTestStore();
    const versions = ['one', 'two', 'three'];
    const hashes = await Promise.all(versions.map((version) => testRelease(store, 'catalog', version)));
    const task = JSON.stringify({ directory: store.directory, config: testConfig, hashes });
    let told = 0;

    for (let round = 0; round < rounds; round++) {
      const before = (await readRegistry(store))?.revision ?? 0;
      const isClaimed = () => existsSync(store.pages(before + 1));
      const moments = [isClaimed, isTold, () => true];
      const revisions = await killed([program, task, String(before)], moments[round % 3] ?? isTold, (round * 7) % 300);
      told += revisions.length;
      await expectWhole(store, Math.max(before, ...revisions));
    }

    await activate(store, { catalog: await testRelease(store, 'catalog', 'last') });
    const { revision = 0 } = (await readRegistry(store)) ?? {};
    expect(await historyProblem(store, revision)).toBeUndefined();
    expect((await readHistory(store)).map((entry) => entry.revision)).toEqual(
      Array.from({ length: revision }, (_, index) => index + 1),
    );
    if (process.env.KILL_ROUNDS)
      console.log(`${rounds} rounds; revisions live: ${revision - 2}; of them told: ${told}`);
  },
);

const begins = 60_000;

type Moment = (told: string) => boolean;
const isTold: Moment = (told) => told.includes('live');

async function killed(args: string[], isReached: Moment, delay: number): Promise<number[]> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  const closed = once(child, 'close');
  await expect.poll(() => text.includes('ready') && isReached(text), { interval: 1, timeout: begins }).toBe(true);
  await wait(delay);
  child.kill('SIGKILL');
  await closed;
  return [...text.matchAll(/^live (\d+)\n/gm)].map(([, revision]) => Number(revision));
}

async function expectWhole(store: Store, revision: number): Promise<void> {
  const registry = await readRegistry(store);
  expect(registry?.revision).toBeGreaterThanOrEqual(revision);
  const folder = store.pages(registry?.revision ?? 0);
  const pages = Object.values((await readPageList(folder))?.pages ?? {});
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect((await stat(documentFile(folder, page))).size).toBeGreaterThan(0);
  for (const { fingerprint } of pages)
    if (fingerprint.areas.catalog) expect(fingerprint.areas.catalog).toBe(registry?.areas.catalog?.release);
}
