import { expect, test, vi } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { trialOfRelease } from './trial.ts';

const candidate = {} as Candidate;
const options = { isWanted: true, setting: undefined, handleApi: undefined, routes: undefined };

test.each([
  ['--no-browser', { isWanted: false }],
  ['RELEASE_BROWSER=off', { setting: 'off' }],
])('no trial because of %s: said in a line and in the history', async (why, others) => {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  expect(await trialOfRelease(candidate, { ...options, ...others })).toEqual({
    text: `not tried in a browser: ${why}`,
    isTried: false,
  });

  expect(print).toHaveBeenCalledWith(`The release is not tried in a browser: ${why}.\n`);
});

test('named browser that does not start: refused', async () => {
  await expect(trialOfRelease(candidate, { ...options, setting: '/test/none' })).rejects.toThrow(
    'RELEASE_BROWSER is /test/none, which does not start. Nothing has changed.',
  );
});
