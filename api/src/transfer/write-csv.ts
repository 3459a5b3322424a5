import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would compute, in signs of half and full width. */
export const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A CSV file. A cell that a spreadsheet would compute begins with an apostrophe, which makes it text. Semicolons and tabs
 * are quoted too: some spreadsheets begin a new cell there.
 */
export const csv = (lines: string[][]): string =>
  stringify(lines, {
    record_delimiter: '\r\n',
    quoted_match: /[;\t\r\n]/,
    cast: { string: (cell) => (formula.test(cell) ? `'${cell}` : cell) },
  });
