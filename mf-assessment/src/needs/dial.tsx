import { languageById } from '@agile-languages/shared/content';
import { MarkShape, useSay } from '@agile-languages/shared/ui';
import { useId } from 'react';
import { arcs } from './arcs.ts';
import styles from './dial.module.css';
import type { NeedsTable } from './needs-tables.ts';

/** A ring with an arc for each row: filled with the Language's colour when on, hatched when off. The figure is the total. */
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
