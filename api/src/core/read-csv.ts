import { UserError } from '@agile-languages/shared/errors';
import { plainCell, typedText } from '@agile-languages/shared/formats';
import { CsvError, parse } from 'csv-parse/sync';
import { fileText } from './file-text.ts';
import { largestCsv, mostImported } from './import-limits.ts';

const largestCell = 200_000;
/** Programs write a title, or a line for themselves, above the head. */
const mostLinesAbove = 20;

interface Columns {
  /** A column, or `ignored`. */
  of(title: string): string | undefined;
  titles: readonly string[];
  /** Title of the column `id`: if it were ignored, its rows would be taken as new. */
  idTitle?: string;
}

export const ignored = '';

export interface CsvRow {
  /** Where the row ends, from 1 on. */
  line: number;
  cells: Record<string, string>;
}

/**
 * Commas, semicolons or tabs separate cells; empty rows are left out.
 *
 * @throws {UserError}
 */
export function readCsv(bytes: Buffer, columns: Columns): { rows: CsvRow[]; notices: string[] } {
  if (bytes.length > largestCsv) throw new UserError('The file is larger than 20 MB. Divide it into several.');
  const { text, notices } = fileText(bytes);
  const records = recordsOf(text, delimiterOf(text, columns)).filter(({ cells }) => !cells.every(isBlank));
  const head = Math.max(
    0,
    records.slice(0, mostLinesAbove).findIndex(({ cells }) => isHead(cells, columns)),
  );
  const [first, ...rows] = records.slice(head);
  if (!first) throw new UserError('The file is empty.');
  if (rows.length > mostImported)
    throw new UserError(`The file has more than ${mostImported} rows. Export it in parts, or divide it into several.`);
  const names = columnsIn(first.cells, columns);
  return { notices, rows: rows.map(({ line, cells }) => ({ line, cells: cellsOf(line, cells, names) })) };
}

const isBlank = (cell: string) => typedText(cell) === '';

const isHead = (cells: readonly string[], { of }: Columns): boolean =>
  cells.every((title) => isBlank(title) || of(typedText(title)) !== undefined);

function columnsIn(titles: readonly string[], { of, titles: known, idTitle }: Columns): (string | undefined)[] {
  const names = titles.map((title) => {
    if (isBlank(title)) return undefined;
    const name = of(typedText(title));
    if (name !== undefined) return name;
    throw new UserError(`There is no column “${title.slice(0, 100)}”. There may be: ${known.join(', ')}.`);
  });
  const twice = names.find((name, index) => name && names.indexOf(name) !== index);
  if (twice) throw new UserError(`The column “${twice}” is there twice.`);
  if (idTitle && names.includes(ignored) && !names.includes('id'))
    throw new UserError(
      `The file is an export without its column “${idTitle}”. Export it again, or leave out the columns that are not read.`,
    );
  return names;
}

function cellsOf(line: number, cells: readonly string[], names: readonly (string | undefined)[]) {
  const extra = cells.findIndex((cell, at) => names[at] === undefined && !isBlank(cell));
  if (extra >= names.length) throw new UserError(`Row ${line} has more cells than the head.`);
  if (extra >= 0) throw new UserError(`Row ${line} has a cell in column ${extra + 1}, which has no title.`);
  return Object.fromEntries(names.flatMap((name, at) => (name ? [[name, plainCell(cells[at] ?? '')]] : [])));
}

const ownLine = /^sep=(.)$/i;

/** The one that finds most titles in the first lines; otherwise a comma. */
function delimiterOf(text: string, columns: Columns): string {
  const lines = text.split(/\r\n?|\n/, mostLinesAbove);
  const said = ownLine.exec(lines[0] ?? '')?.[1];
  if (said) return said;
  for (const line of lines.filter((line) => !isBlank(line))) {
    const heads = [',', ';', '\t']
      .map((delimiter) => ({ delimiter, cells: line.split(delimiter).map((cell) => cell.replace(/^"(.*)"$/, '$1')) }))
      .filter(({ cells }) => isHead(cells, columns));
    const [most] = heads.toSorted((one, other) => other.cells.length - one.cells.length);
    if (most) return most.delimiter;
  }
  return [';', '\t'].find((delimiter) => lines[0]?.includes(delimiter) && !lines[0].includes(',')) ?? ',';
}

function recordsOf(text: string, delimiter: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(text.replace(/^sep=.(?=\r?\n)/i, ''), {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: largestCell,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(
      `The file cannot be read as CSV: line ${error.lines ?? '?'}. A cell with a quotation mark in it stands in quotation marks, and each one in it is doubled.`,
    );
  }
}
