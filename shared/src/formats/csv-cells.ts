/** Signs, also of full width, with which a spreadsheet begins to compute; what may stand before; what ends a cell. */
const [sign, blank, separator] = [/[=+\-@＝＋－＠]/, /[\s\p{Cc}\p{Cf}"']/u, /[;\t\r\n]/];

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

/** A spreadsheet computes the same number. */
const negative = /^-\d+(\.\d+)?$/;

function changed(cell: string, change: (character: string) => string): string {
  if (negative.test(cell)) return cell;
  const starts = computedStarts(cell);
  return starts.size === 0
    ? cell
    : cell.replaceAll(/./gs, (character, at: number) => (starts.has(at) ? change(character) : character));
}

/** A cell of a CSV file, before it is quoted: an apostrophe makes text of what a spreadsheet would compute. */
export const textCell = (cell: string) => changed(cell, (character) => `'${character}`);

/** What `textCell` was given. */
export const plainCell = (cell: string) => changed(cell, (character) => (character === "'" ? '' : character));
