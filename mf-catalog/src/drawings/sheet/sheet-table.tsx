import { Box, Rule, Words } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';

export function SheetTable({ x, y, widths, head, rows, step = 30, language, marked }: SheetTableProps) {
  const width = widths.reduce((sum, column) => sum + column, 0);
  const starts = widths.map(
    (_, column) => x + widths.slice(0, column).reduce((sum, columnWidth) => sum + columnWidth, 0),
  );
  return (
    <>
      {head.map((name, column) => (
        <Words key={name} x={starts[column] ?? x} y={y} font="mono" size={12} weight={600} ink={`${language}-ink`}>
          {name}
        </Words>
      ))}
      <Rule x={x - 8} y={y + 9} w={width + 8} ink="ink" thick={1.5} />
      {rows.map((row, index) => (
        <Row
          key={row.join('|')}
          cells={row}
          starts={starts}
          width={width}
          y={y + (index + 1) * step}
          step={step}
          marked={index === marked}
        />
      ))}
    </>
  );
}

function Row({ cells, starts, width, y, step, marked }: RowProps) {
  const left = (starts[0] ?? 0) - 8;
  return (
    <>
      {marked ? <Box x={left} y={y - step / 2 - 5} w={width + 8} h={step - 2} fill="marker" /> : null}
      {starts.map((start, column) => (
        <Words
          key={start}
          x={start}
          y={y}
          font="mono"
          size={13}
          weight={column === 0 ? 600 : undefined}
          ink={marked ? 'marker-ink' : undefined}
        >
          {cells[column]}
        </Words>
      ))}
      <Rule x={left} y={y + 10} w={width + 8} ink="rule-faint" />
    </>
  );
}

interface SheetTableProps {
  x: number;
  y: number;
  widths: readonly number[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
  step?: number;
  language: LanguageKey;
  marked?: number;
}

interface RowProps {
  cells: readonly string[];
  starts: readonly number[];
  width: number;
  y: number;
  step: number;
  marked: boolean;
}
