import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { proposalOf } from './proposal.ts';

const testJudgement = judge('As a cook, I want to manage menus.', 'story');

test('found: on; missing: off; vague and of other Languages: as they were', () => {
  const { marks } = proposalOf(testJudgement, { number: 2, marks: new Set([51, 52, 7]) });

  expect(marks.has(51)).toBe(false);
  expect(marks.has(52)).toBe(true);
  expect(marks.has(53)).toBe(true);
  expect(marks.has(7)).toBe(true);
});

test('own case without the Language, or none: the one in which it weighs most', () => {
  expect(proposalOf(testJudgement, { number: 2, marks: new Set() }).number).toBe(2);
  expect(proposalOf(testJudgement, { number: 1, marks: new Set() }).number).toBe(4);
  expect(proposalOf(testJudgement, undefined).number).toBe(4);
  expect(proposalOf(judge('GET /me', 'api'), undefined).number).toBe(3);
});
