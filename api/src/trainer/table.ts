/** A table with columns of even width. */
export function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * A CSV file. A cell that a spreadsheet would compute begins with an apostrophe, which makes it text. Semicolons and tabs
 * are quoted too: some spreadsheets begin a new cell there.
 */
export const csv = (lines: string[][]): string =>
  lines.map((line) => `${line.map((cell) => quoted(asText(cell))).join(',')}\r\n`).join('');

const asText = (cell: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
