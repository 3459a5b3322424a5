import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { storyKind } from './kinds/story-kind.ts';

const vagueMail = `Customers keep complaining about refunds. The page should be more user-friendly and faster, asap.
We have to handle refunds somehow before Christmas. The usual validation applies.
It should be easy, maybe 2 days of work for the two of you.`;

const wordsOf = (source: string) =>
  judge(source, storyKind).vagueWords.map(({ start, end }) => source.slice(start, end));

test('vague words: wherever they stand', () => {
  expect(wordsOf(vagueMail)).toEqual([
    'user-friendly',
    'and faster',
    'asap',
    'somehow',
    'The usual validation',
    'should be easy',
    'maybe 2 days',
  ]);
});

test('vague words: what alone may be exact, in pairs', () => {
  expect(
    wordsOf('The page is fast and easy. A simple, clean list of the ten simple boxes, as simple as possible.'),
  ).toEqual(['fast and easy', 'simple, clean', 'as simple as possible']);
});

test('vague words: bare ones, where they are what a sentence says', () => {
  expect(
    wordsOf('The search is fast. Menus must look nice, and the form is easy to use. A 3-day pass is good until May.'),
  ).toEqual(['fast', 'nice', 'easy to use']);
  expect(
    wordsOf(
      'Use the fast lane. The nice cook has an easy chair, simple soup, and is good for 30 guests. They are nice people.',
    ),
  ).toEqual([]);
});

test('vague words: what is only like something', () => {
  expect(wordsOf('I would keep it grey, maybe a second colour or something like that.')).toEqual([
    'or something like that',
  ]);
});

test('vague words in a text of the product, or where a criterion is vague by them: not again', () => {
  expect(wordsOf(`${vagueMail}\n- Show "Please answer asap".`)).toHaveLength(7);
  expect(wordsOf(`As a cook I want to lock the menu.\nAcceptance criteria\n- It works properly.`)).toEqual([]);
});

test('vague words switched off: not marked', () => {
  expect(judge(vagueMail, storyKind, new Set(['vague-words'])).vagueWords).toEqual([]);
});
