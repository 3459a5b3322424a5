import { textCell } from '@agile-languages/shared/formats';
import { stringify } from 'csv-stringify/sync';

/** Begins with the mark of UTF-8, for spreadsheets. What one would compute becomes text; `readCsv` takes both away. */
export const csv = (lines: string[][]): string =>
  stringify(lines, { bom: true, record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/, cast: { string: textCell } });
