import { paint, type Token } from './paint.ts';

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
  /** Width of the outline. Default 1. */
  thick?: number;
  /** Radius of the corners. */
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
