import { UserError } from '@agile-languages/shared/errors';
import { CsvError, parse } from 'csv-parse/sync';
import { formula } from './write-csv.ts';

export const largestCsv = 5 * 1024 * 1024;
const mostRows = 5000;
const largestCell = 200_000;

export interface CsvRow {
  /** Line of the file on which the row ends, from 1 on. */
  line: number;
  cells: Record<string, string>;
}

/**
 * Reads a CSV file with a head, with commas or semicolons between its cells. The apostrophe that keeps a cell from being
 * computed is taken away again.
 *
 * @param columnOf The column that a title in the head means; `undefined` for none.
 * @throws {UserError} when the file as a whole cannot be read.
 */
export function readCsv(bytes: Buffer, columnOf: (title: string) => string | undefined): CsvRow[] {
  if (bytes.length > largestCsv) throw new UserError('The file is larger than 5 MB.');
  const text = textOf(bytes);
  const [head, ...rows] = recordsOf(text);
  if (!head) throw new UserError('The file is empty.');
  const columns = head.cells.map((title) => {
    const column = columnOf(title.trim());
    if (column === undefined) throw new UserError(`There is no column “${title.slice(0, 100)}”.`);
    return column;
  });
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) throw new UserError(`The column “${twice}” is there twice.`);
  if (rows.length > mostRows) throw new UserError(`The file has more than ${mostRows} rows.`);
  return rows.map(({ line, cells }) => {
    if (cells.length > columns.length) throw new UserError(`Row ${line} has more cells than the head.`);
    return { line, cells: Object.fromEntries(columns.map((column, at) => [column, plain(cells[at] ?? '')])) };
  });
}

function recordsOf(text: string): { line: number; cells: string[] }[] {
  const firstLine = text.split('\n', 1)[0] ?? '';
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: largestCell,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new UserError(`The file cannot be read as CSV: line ${error.lines ?? '?'}.`);
    throw error;
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError('The file is not written in UTF-8.');
  }
}

const plain = (cell: string) => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell);
