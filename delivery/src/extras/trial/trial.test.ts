import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { describe, trialOfRelease } from './trial.ts';

const candidate = { config: { origin: 'http://trial-test.example' } } as Candidate;
const options = {
  isWanted: true,
  setting: undefined,
  api: { handle: undefined, ready: async () => undefined },
  routes: undefined,
};

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

test("project's own API does not open: its reason, and no page is looked at", { tags: ['all'] }, async () => {
  const ready = () => Promise.reject(new UserError('Start the site first.'));

  await expect(trialOfRelease(candidate, { ...options, api: { handle: undefined, ready } })).rejects.toThrow(
    'Start the site first.',
  );
});

const whole = { tried: 6, untried: 0, same: 0, used: 5, usedOnPhone: 5, alone: 0, toUse: 5, remembered: 0, unsure: [] };

test.each([
  ['all of it', whole, '6 pages tried in a browser, 5 used and left, 5 also on a phone'],
  [
    'all of it, with what earlier trials saw',
    { ...whole, same: 2, remembered: 4 },
    '6 pages tried in a browser, 5 used and left, 5 also on a phone; 2 are as they are live; compared with 4 visits of other pages that are remembered',
  ],
  [
    'not for all on a phone',
    { ...whole, usedOnPhone: 1 },
    '6 pages tried in a browser, 5 used and left, 1 also on a phone; there was no time to use 4 on a phone',
  ],
  [
    'for some alone',
    { ...whole, tried: 4, untried: 2, used: 0, usedOnPhone: 0, same: 3 },
    '4 of 6 pages tried in a browser; there was no time to open 2, to use 5, to use 5 on a phone; 3 are as they are live',
  ],
  [
    'no page of another area that rests',
    { ...whole, alone: 2 },
    '6 pages tried in a browser, 5 used and left, 5 also on a phone; 2 of these compared with no page of another area',
  ],
  [
    'no second look at a fault',
    { ...whole, same: 3, unsure: ['/a: one.', '/b: two.', '/c: three.', '/d: four.'] },
    '6 pages tried in a browser, 5 used and left, 5 also on a phone; 3 are as they are live; seen once, without time for another look: /a: one. /b: two. /c: three. And 1 more.',
  ],
])('time for %s: what was tried is said, and what was not', (_, trial, text) => {
  expect(describe(trial)).toBe(text);
});
