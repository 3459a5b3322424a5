import { describe, expect, test } from 'vitest';
import { caseOf } from '../../assessment/cases.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { noneShown, shownLink } from '../../assessment/shown.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { readLinks, teamCategories, teamLevel } from './team.ts';

const testMembers = [
  marksOf(),
  marksOf('Money > Segmentation', 'Money > Competitor > Switching cost'),
  marksOf('Money > Segmentation', 'Money > Competitor'),
];

const member = (...parts: string[]) => ({ marks: marksOf(...parts), shown: noneShown });

describe('links', () => {
  const testLink = (...parts: string[]) =>
    `https://site.test/#meter=${encodeMarks({ number: 1, marks: marksOf(...parts) })}`;

  test('links one per line, empty lines between, one line unreadable: links and count', () => {
    const code = encodeMarks({ number: 2, marks: marksOf('Money') });

    expect(readLinks(`${testLink('Form')}\n\n${code}\nhello\n`)).toEqual({
      all: [member('Form'), member('Money')],
      distinct: [member('Form'), member('Money')],
      newer: 0,
      unread: 1,
    });
  });

  test('three links in one line, as a chat copies them: three people', () => {
    expect(readLinks(`${testLink('Form')} ${testLink('Money')}, ${testLink('Data Flow')}`).distinct).toHaveLength(3);
  });

  test('same marks again, also in another case: counted once', () => {
    const again = encodeMarks({ number: 7, marks: marksOf('Form') });

    expect(readLinks([testLink('Form'), testLink('Money'), again, testLink('Form')].join('\n'))).toMatchObject({
      all: { length: 4 },
      distinct: [member('Form'), member('Money')],
    });
  });

  test('same marks, shown by one of the two: two people', () => {
    const shown = new Set([1, 2]);
    const links = [testLink('Form'), shownLink(testLink('Form'), shown)];

    expect(readLinks(links.join('\n')).distinct.map((member) => member.shown)).toEqual([noneShown, shown]);
    expect(readLinks(encodeURIComponent(links.join(' '))).distinct).toHaveLength(2);
  });

  test.each([
    ['nothing', '', {}],
    ['only line breaks', '\r\n\r\n', {}],
    ['line ends of Windows', `${testLink('Form')}\r\n`, { distinct: { length: 1 } }],
    ['text around it', `Mine: <${testLink('Form')}>, see you`, { distinct: { length: 1 } }],
    ['percent-encoded by a redirect', encodeURIComponent(testLink('Form')), { distinct: { length: 1 } }],
    ['cut off', testLink('Form').slice(0, -3), { unread: 1 }],
    ['in capitals', testLink('Form').toUpperCase(), { unread: 1 }],
    ['of another site', 'https://other.test/?meter=12', { unread: 1 }],
    ['broken over two lines', testLink('Form').replace(/.{9}$/, '\n$&'), { unread: 2 }],
    ['of a newer version', `#meter=${encodeMarks({ number: 1, marks: marksOf() }, 2, { 2: [] })}`, { newer: 1 }],
  ])('%s', (_, text, found) => {
    expect(readLinks(text)).toMatchObject({ all: {}, distinct: { length: 0 }, newer: 0, unread: 0, ...found });
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

  test('links in another order: the same result', () => {
    expect(teamCategories(caseOf(3), testMembers.toReversed())).toEqual(teamCategories(caseOf(3), testMembers));
  });
});
