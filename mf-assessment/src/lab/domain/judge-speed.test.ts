import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { kindOf } from './kind-of.ts';
import { allKinds } from './kinds/rules.ts';
import { storyKind } from './kinds/story-kind.ts';
import { steps } from './rules/flow/flow-parts.ts';
import { readText } from './text/read-text.ts';

/** A name in a variable needs no types of Node. */
const node: string = 'node:process';
const { threadCpuUsage } = await import(node);

/** Of the processor, which other tests and programs have meanwhile. */
function millisecondsSince(began: object): number {
  const { user, system } = threadCpuUsage(began);
  return (user + system) / 1000;
}

const testStory = `As a subscriber, I want to pause my deliveries, so that no box spoils.

Acceptance criteria
- A paused week is not charged.`;

test('a page of text: read in under 2.5 ms, which is 10 ms at a quarter of the speed', () => {
  const page = `${testStory}\n`.repeat(20).slice(0, 3000);
  const times = Array.from({ length: 60 }, () => {
    const began = threadCpuUsage();
    judge(page, storyKind);
    return millisecondsSince(began);
  });

  expect(times.sort((a, b) => a - b)[30]).toBeLessThan(2.5);
});

test('a word of 200,000 letters: read for steps in under 100 ms', () => {
  const letters = readText('a'.repeat(200_000));
  const began = threadCpuUsage();
  steps(letters);

  expect(millisecondsSince(began)).toBeLessThan(100);
});

test('the longest text, of one letter or of one line: read in well under a second', () => {
  const texts = [
    'a'.repeat(20_000),
    'as a '.repeat(4000),
    '{'.repeat(20_000),
    'field, '.repeat(2800),
    'first, nothing else, '.repeat(950),
    'pays 1 '.repeat(2800),
    'if a step -> yes, no: '.repeat(900),
    'Name: '.repeat(3000),
    ' \n'.repeat(9000),
    `${testStory}\n`.repeat(120),
  ];

  const began = threadCpuUsage();
  for (const text of texts) {
    kindOf(text);
    for (const kind of Object.values(allKinds)) judge(text, kind);
  }

  expect(millisecondsSince(began)).toBeLessThan(3000);
});
