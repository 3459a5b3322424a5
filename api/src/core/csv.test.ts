import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { hostileCells } from '../testing/hostile-cells.ts';
import { csv, csvOf } from './csv.ts';
import { readCsv } from './read-csv.ts';

const harmless = [
  '',
  '-576',
  '-0.50',
  "'",
  'a - b',
  'a=b',
  '1,5',
  "rock 'n' roll",
  'a;b',
  'a\nb',
  "'quoted'",
  'x@site.test',
  'a;\n',
];

const columns = { of: (title: string) => ['a', 'b', 'c'].find((name) => name === title), titles: [] };
const roundTrip = (cells: string[]) =>
  readCsv(Buffer.from(csv([['a', 'b', 'c'], cells])), columns).rows.map(({ cells: { a, b, c } }) => [a, b, c]);

test.each([...hostileCells, ...harmless])('cell %j in every column: the same when it is read again', (cell) => {
  expect(roundTrip(['x', cell, cell])).toEqual([['x', cell, cell]]);
  expect(roundTrip([cell, 'x', cell])).toEqual([[cell, 'x', cell]]);
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('hostile cells in a program that separates by %s: none of its cells is computed', (_, delimiter) => {
  const text = csv([
    ['a', 'b', 'c'],
    ...hostileCells.flatMap((cell) => [
      [cell, 'x', 'y'],
      ['x', cell, cell],
    ]),
  ]);

  const rows: string[][] = parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true });

  expect(rows.flat().filter((cell) => /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
});

test.each(harmless)('cell %j that nothing computes: as it is', (cell) => {
  expect(parse(csv([['x', cell]]), { bom: true })).toEqual([['x', cell]]);
});

test('cell of two hundred thousand new lines: read and written at once', () => {
  const cell = '\n'.repeat(199_000);
  const started = performance.now();

  expect(roundTrip(['x', cell, '']).length).toBe(1);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('any text: the same when it is read again', () => {
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    "'",
    '"',
    ' ',
    '\t',
    '\r',
    '\n',
    ';',
    ',',
    'a',
    'é',
    '\ufeff',
    '\u200b',
    '|',
  ];
  let seed = 7;
  const next = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  const text = () => Array.from({ length: next(7) }, () => signs[next(signs.length)]).join('');
  for (let round = 0; round < 3000; round++) {
    const cells = ['x', text(), text()];
    expect(roundTrip(cells)).toEqual([cells]);
  }
});

test('file in portions: the same as at once, with one mark and one head', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => [String(index), 'a;b']);
  const head = ['a', 'b'];
  const whole = csv([head, ...rows]);
  expect(await csvOf([...rows], (part) => [head, ...part])).toBe(whole);
  expect(await csvOf([] as string[][], (part) => [head, ...part])).toBe(csv([head]));
});
