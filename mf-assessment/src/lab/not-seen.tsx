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

const claimsText = ({ notSeen, firstThree }: Claims): string =>
  `In texts of this kind that somebody else wrote, ${sharesText(notSeen)} that are not seen are really not there; of the first three ${sharesText(firstThree)}.`;

const sharesText = ([right, wrong]: Claims['notSeen']) => `${right} of ${right + wrong}`;

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
