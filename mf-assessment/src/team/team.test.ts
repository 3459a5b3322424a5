import { describe, expect, test } from 'vitest';
import { caseOf } from '../meter/cases.ts';
import { encodeMarks } from '../meter/marks-code.ts';
import { marksOf } from '../meter/testing/marks-of.ts';
import { readLinks, teamCategories, teamLevel } from './team.ts';

const testMembers = [
  marksOf(),
  marksOf('Money > Segmentation', 'Money > Competitor > Switching cost'),
  marksOf('Money > Segmentation', 'Money > Competitor'),
];

describe('links', () => {
  test('one per line, empty lines between, one that cannot be read', () => {
    const [first, second] = [1, 2].map((number) => encodeMarks({ number, marks: marksOf('Form') }));

    expect(readLinks(`https://site.test/#meter=${first}\n\n${second}\nhello\n`)).toEqual({
      members: [marksOf('Form'), marksOf('Form')],
      unread: 1,
    });
  });

  test('three in one line, as a chat copies them: three people', () => {
    const link = `https://site.test/#meter=${encodeMarks({ number: 1, marks: marksOf('Form') })}`;

    expect(readLinks(`${link} ${link}, ${link}`)).toEqual({ members: Array(3).fill(marksOf('Form')), unread: 0 });
  });

  test('nothing: nobody', () => {
    expect(readLinks('')).toEqual({ members: [], unread: 0 });
  });
});

describe('three members', () => {
  test('level: mean, lowest and highest', () => {
    expect(teamLevel(caseOf(1), testMembers)).toEqual({ mean: 81, lowest: 65, highest: 100, spread: 35 });
  });

  test('categories: the largest spread first, of equal ones the lower mean', () => {
    const first = teamCategories(caseOf(1), testMembers).slice(0, 3);

    expect(first.map(({ category, mean, lowest, highest }) => [category.name, mean, lowest, highest])).toEqual([
      ['Segmentation', 33, 0, 100],
      ['Competitor', 61, 0, 100],
      ['Digital Service', 100, 100, 100],
    ]);
  });

  test('the order of the links does not matter', () => {
    expect(teamCategories(caseOf(3), testMembers.toReversed())).toEqual(teamCategories(caseOf(3), testMembers));
  });
});
