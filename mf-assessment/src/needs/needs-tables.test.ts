import { expect, test } from 'vitest';
import { arcs } from './dial.tsx';
import { needsTables } from './needs-tables.ts';

const ratesOf = needsTables.map(({ rows }) => rows.map(({ rate }) => rate).join('/'));

test('rates: 30/30/20/20 once, 25/20/20/20/15 twice, 20 each twice', () => {
  expect(ratesOf).toEqual(['30/30/20/20', '25/20/20/20/15', '25/20/20/20/15', '20/20/20/20/20', '20/20/20/20/20']);
});

test('tables: every total is 100 and every row is on', () => {
  expect(needsTables.map(({ totalPercentage }) => totalPercentage)).toEqual([100, 100, 100, 100, 100]);
  expect(needsTables.flatMap(({ rows }) => rows).every(({ checked }) => checked)).toBe(true);
});

test('tables: name, title, header, rows, totalPercentage, desc', () => {
  expect(needsTables.map(({ name, title }) => [name, title])).toEqual([
    ['revenue-cost', 'Revenue or cost role'],
    ['analyst-data-flow', 'Business analyst or data flow manager'],
    ['product-owner', 'Digital product owner'],
    ['product-manager', 'Digital product manager'],
    ['development-team', 'Development team member'],
  ]);
  expect(needsTables.map((table) => Object.keys(table).sort().join())).toEqual(
    Array(5).fill('desc,header,name,rows,title,totalPercentage'),
  );
});

test('row: language, languageDesc, id, rate, checked', () => {
  expect(needsTables[0]?.rows[1]).toEqual({
    id: '1111217',
    language: 'Financial Statement',
    languageDesc: 'Read the line your product moves',
    rate: 30,
    checked: true,
  });
});

test('dial: an arc for each row, from the top clockwise, no two overlapping', () => {
  const [first] = arcs(needsTables[3]?.rows ?? []);

  expect(first?.path).toMatch(/^M101\.64 6\.01A94 94 0 0 1 /);
  expect(arcs(needsTables[3]?.rows ?? [])).toHaveLength(5);
});

test('dial: an arc of more than half the ring is the large arc', () => {
  const [row] = needsTables[0]?.rows ?? [];

  expect(arcs(row ? [{ ...row, rate: 60 }] : [])[0]?.path).toContain('A94 94 0 1 1');
});
