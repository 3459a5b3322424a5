import { Box, Words } from '@agile-languages/shared/art';

/** A table as a box: its name on the tint, some of its columns below. */
export function TableBox({ x, y, w = 150, name, columns }: TableBoxProps) {
  return (
    <>
      <Box x={x} y={y} w={w} h={40 + columns.length * 24} fill="card" ink="ink" thick={1.5} />
      <Box x={x} y={y} w={w} h={26} fill="data-tint" ink="ink" thick={1.5} />
      <Words x={x + 12} y={y + 18} font="mono" size={13} weight={700} ink="data-ink">
        {name}
      </Words>
      {columns.map((column, index) => (
        <Words key={column} x={x + 12} y={y + 48 + index * 24} font="mono" size={13}>
          {column}
        </Words>
      ))}
    </>
  );
}

interface TableBoxProps {
  x: number;
  y: number;
  w?: number;
  name: string;
  columns: readonly string[];
}
