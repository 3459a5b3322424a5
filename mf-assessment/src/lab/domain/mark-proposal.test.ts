import { expect, test } from 'vitest';
import { bank } from '../../assessment/bank.ts';
import { judge } from './judge.ts';
import { storyKind } from './kinds/story-kind.ts';
import { kindOfLanguage, proposeMark } from './mark-proposal.ts';

const propose = (card: string, criterion: number) => proposeMark(judge(card, storyKind), criterion);

test('words that show the topic: found, with these words', () => {
  expect(propose('As a cook, I want to lock the menu on Friday, so that nobody shops twice.', 51)).toEqual({
    kind: 'found',
    words: 'As a cook',
    isHint: false,
  });
});

test('vague words: what a receiver would ask', () => {
  expect(propose('As a user, I want to manage orders, so that it is easier.', 51)).toMatchObject({
    kind: 'vague',
    words: 'As a user',
  });
});

test('not there: not seen', () => {
  expect(propose('As a cook, I want to lock the menu on Friday, so that nobody shops twice.', 54)).toMatchObject({
    kind: 'not seen',
  });
});

test('topic that no rule of the kind reads, and another language: said', () => {
  expect(propose('As a cook, I want to lock the menu.', 55)).toEqual({ kind: 'no rule' });
  expect(propose('Der Koch sperrt das Menü, und die Gäste sehen es, weil es nicht mehr da ist.', 51)).toEqual({
    kind: 'not English',
  });
});

test('kinds of cards: one for each Language but that of management', () => {
  expect(bank.map(({ id }) => kindOfLanguage(id))).toEqual(['business', 'flow', 'story', 'form', undefined, 'api']);
});
