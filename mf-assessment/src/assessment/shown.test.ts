import { expect, test } from 'vitest';
import { caseOf } from './cases.ts';
import { datedLink, datedOf } from './dated.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';
import { countShown, noneShown, shownLink, shownOf, shownText } from './shown.ts';
import { marksOf } from './testing/marks-of.ts';

const testLink = `https://site.test/#meter=${encodeMarks({ number: 1, marks: marksOf('Money > Segmentation') })}`;

test('nothing is shown: the link as it was before there was evidence', () => {
  expect(shownLink(testLink, noneShown)).toBe(testLink);
  expect(shownOf(testLink)).toEqual(noneShown);
});

test('link with what is shown, and with a day: each is read, also percent-encoded', () => {
  const shown = new Set([1, 5, 153]);
  const link = datedLink(shownLink(testLink, shown), '2026-11-28', 'Sprint 12');

  expect(shownOf(link)).toEqual(shown);
  expect(shownOf(encodeURIComponent(link))).toEqual(shown);
  expect(datedOf(link)).toEqual({ day: '2026-11-28', name: 'Sprint 12' });
  expect(decodeMarks(link)).toEqual(decodeMarks(testLink));
});

test('what is shown cannot be read: nothing is shown, and the answers stay', () => {
  expect(shownOf(`${testLink}&shown=broken`)).toEqual(noneShown);
  expect(decodeMarks(`${testLink}&shown=broken`).kind).toBe('read');
});

test('said and shown: of the case, and of what is on', () => {
  const shown = new Set([1, 7, 51]);

  expect(shownText(countShown(caseOf(1), marksOf('Money > Segmentation'), shown))).toBe('31 said, 1 shown');
});
