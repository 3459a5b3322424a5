import { languageById } from '@agile-languages/shared/content';
import { MarkShape, useSay } from '@agile-languages/shared/ui';
import { useId } from 'react';
import styles from './dial.module.css';
import type { NeedsRow, NeedsTable } from './needs-tables.ts';

export function Dial({ table: { title, rows, totalPercentage } }: { table: NeedsTable }) {
  const hatch = useId();
  const say = useSay();
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v6" className={styles.hatch} />
        </pattern>
        {arcs(rows).map(({ row, path, markX, markY }) => {
          const key = languageById(row.id)?.key ?? 'product';
          return (
            <g key={row.id} className={styles.arc} data-on={row.checked} data-lang={key}>
              <path d={path} fill={row.checked ? 'var(--lang-ink)' : `url(#${hatch})`} />
              <g className={styles.mark} transform={`translate(${markX} ${markY}) scale(0.5)`}>
                <MarkShape language={key} mono />
              </g>
            </g>
          );
        })}
      </svg>
      <output className={styles.total} aria-label={say('{0}, total', say(title))}>
        {say('{0}%', totalPercentage)}
      </output>
    </div>
  );
}

const inner = 54;
const outer = 94;
const gap = 2;

/** Around (100, 100), clockwise from the top. */
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

interface Arc {
  row: NeedsRow;
  path: string;
  markX: number;
  markY: number;
}
