/** Columns of even width, for people. */
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

/** A file for spreadsheets. A cell that a spreadsheet would compute is marked as text. */
export const csv = (lines: string[][]): string =>
  lines.map((line) => `${line.map((cell) => quoted(asText(cell))).join(',')}\r\n`).join('');

const asText = (cell: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
