import { expect, test } from 'vitest';
import { readCard } from './read-card.ts';

test('card: a field a line, further lines continue it', () => {
  expect(readCard('steps: 1 Check\n2 Write\n\nerrors: E21')).toEqual([
    { name: 'steps', values: [[{ words: '1 Check' }], [{ words: '2 Write' }]], notes: [] },
    { name: 'errors', values: [[{ words: 'E21' }]], notes: [] },
  ]);
});

test('card, red pen: struck, written, and a note to the field above', () => {
  expect(readCard('role: a ~user~ ^subscriber^\n! Who pays?')).toEqual([
    {
      name: 'role',
      values: [
        [{ words: 'a ' }, { words: 'user', pen: 'struck' }, { words: ' ' }, { words: 'subscriber', pen: 'written' }],
      ],
      notes: ['Who pays?'],
    },
  ]);
});

test('card, colon inside a value: the first one names the field', () => {
  expect(readCard('when: 18:30')).toEqual([{ name: 'when', values: [[{ words: '18:30' }]], notes: [] }]);
});

test('card, no field yet: text and notes are left out', () => {
  expect(readCard('words alone\n! a note')).toEqual([]);
  expect(readCard('')).toEqual([]);
});
