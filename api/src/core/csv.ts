import { stringify } from 'csv-stringify/sync';

/** Signs, also of full width, with which a spreadsheet begins to compute; what may stand before; what ends a cell. */
const [sign, blank, separator] = [/[=+\-@＝＋－＠]/, /[\s\p{Cf}"']/u, /[;\t\r\n]/];

/** Some programs begin a computed cell behind a semicolon, a tab or a new line. */
function computedStarts(cell: string): Set<number> {
  const starts = new Set<number>();
  let isComputed = false;
  for (let at = cell.length - 1; at >= 0; at--) {
    isComputed = sign.test(cell.charAt(at)) || (isComputed && blank.test(cell.charAt(at)));
    if (isComputed && (at === 0 || separator.test(cell.charAt(at - 1)))) starts.add(at);
  }
  return starts;
}

/** What a spreadsheet computes of it is the number that it is. */
const negative = /^-\d+(\.\d+)?$/;

function changed(cell: string, change: (character: string) => string): string {
  if (negative.test(cell)) return cell;
  const starts = computedStarts(cell);
  return starts.size === 0
    ? cell
    : cell.replaceAll(/./gs, (character, at: number) => (starts.has(at) ? change(character) : character));
}

/**
 * With the mark of UTF-8, by which spreadsheets know it. An apostrophe makes text of what one would compute; `readCsv`
 * takes both away.
 */
export const csv = (lines: string[][]): string =>
  stringify(lines, {
    bom: true,
    record_delimiter: '\r\n',
    quoted_match: separator,
    cast: { string: (cell) => changed(cell, (character) => `'${character}`) },
  });

export const plainCell = (cell: string) => changed(cell, (character) => (character === "'" ? '' : character));
