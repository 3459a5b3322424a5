import { expect, test } from 'vitest';
import { datedLink, datedOf, datedText } from './dated.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';

const code = encodeMarks({ number: 3, marks: new Set([1, 7]) });

test.each([
  ['Sprint 12', 'Sprint 12', 'Thu 26 Nov 2026, Sprint 12'],
  [' Ömer & Søn #1? ', 'Ömer & Søn #1?', 'Thu 26 Nov 2026, Ömer & Søn #1?'],
  ['', '', 'Thu 26 Nov 2026'],
])('link with a day and the name %j: both are read back, and so are the marks', (name, read, text) => {
  const link = datedLink(`https://site.test/#meter=${code}`, '2026-11-26', name);

  expect(datedOf(link)).toEqual({ day: '2026-11-26', name: read });
  expect(datedText({ day: '2026-11-26', name: read })).toBe(text);
  expect(decodeMarks(link)).toEqual({ kind: 'read', number: 3, marks: new Set([1, 7]) });
});

test.each([`#meter=${code}`, `#meter=${code}&on=2026-02-30`, `#meter=${code}&on=yesterday`])(
  'link without a day that there is, %s: none',
  (link) => {
    expect(datedOf(link)).toBeUndefined();
  },
);

test('name that is broken off: the day alone', () => {
  expect(datedOf(`#meter=${code}&on=2026-11-26&name=Sprint%2`)).toEqual({ day: '2026-11-26', name: '' });
});
