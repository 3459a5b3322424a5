import type { NeedsRow } from './needs-tables.ts';

const inner = 54;
const outer = 94;
const gap = 2;

/** Arcs of a ring around (100, 100), clockwise from the top; an arc is as long as its row's rate. */
export function arcs(rows: readonly NeedsRow[]): Arc[] {
  return rows.map((row, index) => {
    const before = rows.slice(0, index).reduce((sum, { rate }) => sum + rate, 0);
    const from = before * 3.6 + gap / 2;
    const to = (before + row.rate) * 3.6 - gap / 2;
    const large = to - from > 180 ? 1 : 0;
    const [x, y] = point((inner + outer) / 2, (from + to) / 2);
    return {
      row,
      path:
        `M${point(outer, from).join(' ')}A${outer} ${outer} 0 ${large} 1 ${point(outer, to).join(' ')}` +
        `L${point(inner, to).join(' ')}A${inner} ${inner} 0 ${large} 0 ${point(inner, from).join(' ')}Z`,
      markX: round(x - 12),
      markY: round(y - 12),
    };
  });
}

function point(radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(100 + radius * Math.cos(angle)), round(100 + radius * Math.sin(angle))];
}

const round = (value: number) => Math.round(value * 100) / 100;

export interface Arc {
  row: NeedsRow;
  /** Outline of the arc. */
  path: string;
  /** Corner of a mark of 24 × 24 in its middle. */
  markX: number;
  markY: number;
}
