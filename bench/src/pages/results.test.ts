import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkNewest } from './results.ts';

/** `first` of the site in each round; the monolith takes 1,000 ms. */
async function keptRuns(runs: Record<string, readonly number[]>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, times] of Object.entries(runs)) {
    const visit = (first: number) => ({ found: { first, below: null } });
    const variants = { site: times.map(visit), monolith: times.map(() => visit(1000)) };
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ title: name, visits: { '/faq': variants } }));
  }
  return folder;
}

const rounds = (...times: number[]) => Array.from({ length: 15 }, (_, index) => times[index % times.length] ?? 0);

test('run that misses a goal by more than its interval: said with figure and limit', async () => {
  const { faults } = await checkNewest(await keptRuns({ '2026-01-02-b': rounds(1300, 1310, 1290) }));

  expect(faults).toEqual([
    expect.stringMatching(/^\/faq: first control ÷ monolith is 1\.30 \(.*\), and has to be at most 1\.05\.$/),
  ]);
});

test.each([
  ['that reaches every goal', rounds(960, 970, 950)],
  ['that misses a goal within its interval', rounds(900, 1100, 1060)],
])('run %s: no fault', async (_, times) => {
  expect((await checkNewest(await keptRuns({ '2026-01-02-b': times }))).faults).toEqual([]);
});

test('several runs: the newest counts', async () => {
  const folder = await keptRuns({ '2026-01-02-b': rounds(960), '2026-01-01-a': rounds(1300) });

  expect(await checkNewest(folder)).toEqual({ title: '2026-01-02-b', faults: [] });
});

test('no run: a fault', async () => {
  expect((await checkNewest(await keptRuns({}))).faults).toHaveLength(1);
});
