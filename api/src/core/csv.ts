import { textCell } from '@agile-languages/shared/formats';
import { stringify } from 'csv-stringify/sync';

/** Begins with the mark of UTF-8, for spreadsheets. What one would compute becomes text; `readCsv` takes both away. */
export const csv = (lines: string[][], bom = true): string =>
  stringify(lines, { bom, record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/, cast: { string: textCell } });

const portion = 1000;

/**
 * A portion at a time, so that a long file fits into memory.
 *
 * @param rows empty afterwards
 * @param cellsOf begins with the head
 */
export async function csvOf<Row>(
  rows: Row[],
  cellsOf: (part: Row[]) => string[][] | Promise<string[][]>,
): Promise<string> {
  rows.reverse();
  const next = () => cellsOf(rows.splice(-portion).reverse());
  const parts = [csv(await next())];
  while (rows.length > 0) {
    const [, ...cells] = await next();
    parts.push(csv(cells, false));
  }
  return parts.join('');
}
