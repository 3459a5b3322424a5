import type { ReactNode } from 'react';
import type { Claims } from './domain/kinds/kind-rules.ts';
import { inputlessAsk } from './domain/outline.ts';
import styles from './lab.module.css';

export const shownAtOnce = 3;

/** The three that matter first, then the rest. */
export function NotSeen({ rows, inputless, claims }: NotSeenProps) {
  const rest = rows.slice(shownAtOnce);
  return (
    <>
      {claims ? (
        <li className={styles.finding}>
          <p className={styles.whole}>{claimsText(claims)}</p>
        </li>
      ) : null}
      {rows.slice(0, shownAtOnce)}
      {inputless > 0 ? (
        <li className={styles.finding}>
          {inputlessAsk} {inputless} criteria ask about them.
        </li>
      ) : null}
      {rest.length > 0 ? <Folded summary={`${rest.length} more`} rows={rest} /> : null}
    </>
  );
}

function claimsText({ notSeen: [right, wrong], firstThree: [rightFirst, wrongFirst] }: Claims): string {
  const all = `In texts of this kind that somebody else wrote, ${right} of the ${right + wrong} that were called not seen were really not there`;
  const hasMore = right + wrong > rightFirst + wrongFirst;
  return hasMore ? `${all}; of the first three ${rightFirst} of ${rightFirst + wrongFirst}.` : `${all}.`;
}

export const Folded = ({ summary, rows }: { summary: string; rows: readonly ReactNode[] }) => (
  <li>
    <details className={styles.why}>
      <summary>{summary}</summary>
      <ul>{rows}</ul>
    </details>
  </li>
);

interface NotSeenProps {
  rows: readonly ReactNode[];
  inputless: number;
  claims: Claims | undefined;
}
