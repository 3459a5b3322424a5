import { expect, test } from 'vitest';
import { checklistOf } from './checklist.ts';
import { judge } from './judge.ts';
import { storyKind } from './kinds/story-kind.ts';
import { outlineOf } from './outline.ts';

const testStory = `As a subscriber, I want to pause my deliveries, so that no box spoils.

Acceptance criteria
- A paused week is not charged.`;

test('checklist: quotes the text', () => {
  const lines = checklistOf(judge(`It should be easy.\n\n${testStory}`, storyKind)).split('\n');

  expect(lines).toContain('[x] Role in the story: “As a subscriber”');
  expect(lines).toContain('[ ] Vague words: “should be easy” What can be counted or seen instead?');
  expect(lines).toContain(
    '[ ] Dependencies between stories: Does another story have to come first? Write its number, or “none”.',
  );
});

test('checklist: what the rules often miss is to be looked for, and inputs are asked for once where there are none', () => {
  const judgement = judge(testStory, storyKind);
  const { overlooked, inputless } = outlineOf(judgement);
  const [open = '', look = ''] = checklistOf(judgement).split('\n\nThe rules often miss these. Look yourself:\n');

  expect(inputless.length).toBeGreaterThan(3);
  expect(open.split('\n').filter((line) => line.includes('No input is named'))).toHaveLength(1);
  expect(look.split('\n')).toEqual(overlooked.map(({ rule: { name, ask } }) => `- ${name}: ${ask}`));
  for (const { rule } of [...overlooked, ...inputless]) expect(open).not.toContain(`[ ] ${rule.name}:`);
});
