import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstErrors, watchTypes } from './watch-types.ts';

test('output of a watching compiler: the first error of each pass, and its end', () => {
  const reported: string[] = [];
  const read = firstErrors((error) => reported.push(error));

  for (const line of [
    '10:00:00 - Starting compilation in watch mode...',
    "mf-catalog/src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    'mf-catalog/src/b.ts(9,1): error TS1005: test',
    '10:00:01 - Found 2 errors. Watching for file changes.',
    '10:00:02 - File change detected. Starting incremental compilation...',
    "mf-catalog/src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    '10:00:03 - Found 1 error. Watching for file changes.',
    '10:00:05 - Found 0 errors. Watching for file changes.',
  ])
    read(line);

  expect(reported).toEqual(["mf-catalog/src/a.ts:3\nTS2322: Type 'string' is not assignable to type 'number'.", '']);
});

test('checkout with a wrong type, then mended: reported, and taken back', {
  tags: ['all'],
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"strict":true,"noEmit":true,"types":[]},"files":["a.ts"]}',
  );
  await writeFile(join(folder, 'a.ts'), "export const a: number = 'text';\n");
  const reported: string[] = [];
  onTestFinished(watchTypes((error) => reported.push(error), folder));

  await expect.poll(() => reported[0], { timeout: 60_000 }).toContain('a.ts:1\nTS2322');

  // The compiler may report before it watches.
  const saveAgain = async () => {
    await writeFile(join(folder, 'a.ts'), 'export const a: number = 1;\n');
    return reported.at(-1);
  };
  await expect.poll(saveAgain, { interval: 5000, timeout: 60_000 }).toBe('');
});
