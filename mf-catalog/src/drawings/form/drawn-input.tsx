import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';

/** A labelled input with its value. */
export function DrawnInput({ x, y, w, name, value, sign }: DrawnInputProps) {
  const right = x + w;
  return (
    <>
      <Words x={x} y={y} weight={600}>
        {name}
      </Words>
      <Box x={x} y={y + 8} w={w} h={36} fill="card" ink="control" round={2} />
      <Words x={x + 12} y={y + 31} font="mono">
        {value}
      </Words>
      {sign === 'calendar' ? (
        <>
          <Box x={right - 30} y={y + 17} w={17} h={16} ink="ink-soft" thick={1.5} />
          <Rule x={right - 30} y={y + 22} w={17} ink="ink-soft" thick={1.5} />
        </>
      ) : (
        <Pen d={`M${right - 26} ${y + 23}l6 6 6-6`} ink="ink" thick={1.8} />
      )}
    </>
  );
}

interface DrawnInputProps {
  x: number;
  y: number;
  w: number;
  name: string;
  value: string;
  sign: 'calendar' | 'chevron';
}
