import { paint, type Token } from './primitives.tsx';

/** A straight line from a point: across by `w` or down by `h`, or both at once. */
export function Rule({ x, y, w = 0, h = 0, ink = 'rule', thick = 1 }: RuleProps) {
  return <line x1={x} y1={y} x2={x + w} y2={y + h} stroke={paint(ink)} strokeWidth={thick === 1 ? undefined : thick} />;
}

/** A rectangle, filled, outlined or both. */
export function Box({ x, y, w, h, fill = 'none', ink, thick = 1, round, dashed }: BoxProps) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={round}
      fill={paint(fill)}
      stroke={ink && paint(ink)}
      strokeWidth={ink && thick !== 1 ? thick : undefined}
      strokeDasharray={dashed ? '3 3' : undefined}
    />
  );
}

/** A path drawn with a round pen, or filled. */
export function Pen({ d, ink, thick = 2, fill = 'none', turn }: PenProps) {
  return (
    <path
      d={d}
      fill={paint(fill)}
      stroke={ink && paint(ink)}
      strokeWidth={ink && thick}
      strokeLinecap={ink && 'round'}
      strokeLinejoin={ink && 'round'}
      transform={turn}
    />
  );
}

interface RuleProps {
  x: number;
  y: number;
  w?: number;
  h?: number;
  /** Default `rule`. */
  ink?: Token;
  /** Default 1. */
  thick?: number;
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Default `none`. */
  fill?: Token;
  /** Colour of the outline. Default: no outline. */
  ink?: Token;
  /** Default 1. */
  thick?: number;
  round?: number;
  dashed?: boolean;
}

interface PenProps {
  d: string;
  ink?: Token;
  /** Default 2. */
  thick?: number;
  /** Default `none`. */
  fill?: Token;
  /** An SVG `transform`. */
  turn?: string;
}

/** From the upper left corner of the drawing. */
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

/** Server and browser write the same text. */
const round = (value: number) => Math.round(value * 100) / 100;

interface ArrowProps {
  points: readonly Point[];
  ink: Token;
  /** Default 2. */
  thick?: number;
}
