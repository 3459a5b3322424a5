import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { termId, textParts } from './glossary-links.ts';
import { languages } from './languages.ts';

test('terms: 153 criteria, 71 topics of the other three Languages and 16 more', () => {
  expect(glossary).toHaveLength(153 + 71 + 16);
});

test('every entry: an id of its own, a term, one sentence, a Language of the menu', () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  for (const entry of glossary)
    expect(entry).toEqual({
      id: expect.stringMatching(/^[a-z]+(-[a-z0-9]+)+$/),
      term: expect.stringMatching(/^\S.*\S$/),
      meaning: expect.stringMatching(/^\S.*\.$/),
      language: languages.find(({ id }) => id === entry.language.id),
    });
});

test('order: of the alphabet, and of a word in two Languages the id decides', () => {
  expect(glossary[0]?.term).toBe('Acceptance by the product owner');
  expect(glossary.filter(({ term }) => term === 'Table').map(({ id }) => id)).toEqual(['data-table', 'form-table']);
});

test('quotation marks: as they are printed', () => {
  expect(glossary.filter(({ term, meaning }) => `${term} ${meaning}`.includes("'"))).toEqual([]);
  expect(glossary.find(({ id }) => id === 'story-role-in-the-story')?.meaning).toBe(
    'The role is a real role, never ‘the user’.',
  );
});

test('id: the same for straight and curly marks', () => {
  expect(termId('money', "Response to a competitor's move")).toBe(termId('money', 'Response to a competitor’s move'));
});

test('text with terms: its parts in order, other brackets left as they are', () => {
  expect(textParts('A [revenue stopper](money-revenue-stopper) [sic] (or two).')).toEqual([
    { words: 'A ', id: undefined },
    { words: 'revenue stopper', id: 'money-revenue-stopper' },
    { words: ' [sic] (or two).', id: undefined },
  ]);
});
