import type { Token } from './paint.ts';
import { Pen } from './strokes.tsx';

/** A point of a drawing, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A line through the points with an open head at the last one. */
export function Arrow({ points, ink, thick = 2 }: ArrowProps) {
  return (
    <>
      <Pen d={`M${points.map((point) => point.join(' ')).join('L')}`} ink={ink} thick={thick} />
      <Pen d={head(points)} ink={ink} thick={thick} />
    </>
  );
}

const length = 11;
const spread = 0.42;

function head(points: readonly Point[]): string {
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const angle = Math.atan2(endY - fromY, endX - fromX);
  const barb = (turn: number) =>
    `${round(endX - length * Math.cos(angle + turn))} ${round(endY - length * Math.sin(angle + turn))}`;
  return `M${barb(spread)}L${endX} ${endY}L${barb(-spread)}`;
}

/** Two decimals, so that server and browser write the same text. */
const round = (value: number) => Math.round(value * 100) / 100;

interface ArrowProps {
  /** At least two. */
  points: readonly Point[];
  ink: Token;
  /** Default 2. */
  thick?: number;
}
