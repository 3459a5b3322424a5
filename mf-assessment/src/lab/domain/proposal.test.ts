import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { apiKind } from './kinds/api-kind.ts';
import { formKind } from './kinds/form-kind.ts';
import { storyKind } from './kinds/story-kind.ts';
import { proposalOf } from './proposal.ts';

const testJudgement = judge('As a cook, I want to manage menus.', storyKind);

test('found: on; called not seen: off; vague, often overlooked and of other Languages: as they were', () => {
  const { marks } = proposalOf(testJudgement, { number: 2, marks: new Set([51, 52, 7]) });

  expect(marks.has(51)).toBe(false);
  expect(marks.has(52)).toBe(true);
  expect(marks.has(57)).toBe(true);
  expect(marks.has(71)).toBe(false);
  expect(marks.has(7)).toBe(true);
});

test('input types that a form has no use for: as they were', () => {
  const form = judge('Form: Find a tool\n- Member (Check Box)', formKind);
  const { number, marks } = proposalOf(form, { number: 3, marks: new Set([109]) });

  expect(number).toBe(3);
  expect(marks.has(109)).toBe(false);
  expect(marks.has(118)).toBe(false);
  expect(marks.has(100)).toBe(true);
});

test('own case without the Language, or none: the one in which it weighs most', () => {
  expect(proposalOf(testJudgement, { number: 2, marks: new Set() }).number).toBe(2);
  expect(proposalOf(testJudgement, { number: 1, marks: new Set() }).number).toBe(4);
  expect(proposalOf(testJudgement, undefined).number).toBe(4);
  expect(proposalOf(judge('GET /me', apiKind), undefined).number).toBe(3);
});
