import { around, useSay } from '@agile-languages/shared/ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { planOf } from './needs-state.ts';
import type { NeedsRow, NeedsTable } from './needs-tables.ts';
import styles from './plan-strip.module.css';

export function PlanStrip({ table, onReset, sheetId, nextClasses, classesLink }: PlanStripProps) {
  const say = useSay();
  const { rows, line } = planOf(table, say);
  const head = useRef<HTMLParagraphElement>(null);
  return (
    <section className={styles.plan} aria-label={say('Your plan')}>
      <div className={styles.bar}>
        <p ref={head} className={styles.head} tabIndex={-1}>
          <span className={styles.line}>{around(say('Your plan: {}'), <b>{line}</b>)}</span>{' '}
          <span className={styles.role}>
            {say(table.title)}
            {sheetId ? (
              <a className={styles.reset} href={`#${sheetId}`} onClick={(event) => showSheet(event, sheetId)}>
                Dates and prices
              </a>
            ) : null}
            {onReset ? (
              <button
                type="button"
                className={styles.reset}
                onClick={() => {
                  head.current?.focus({ preventScroll: true });
                  onReset();
                }}
              >
                {say('Switch everything on')}
              </button>
            ) : null}
          </span>
        </p>
        {classesLink?.(styles.go, rows)}
      </div>
      <div className={styles.next}>{nextClasses?.(rows)}</div>
    </section>
  );
}

/** The address may be that of a plan. */
function showSheet(event: MouseEvent, id: string) {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.parentElement?.scrollIntoView();
  heading.focus({ preventScroll: true });
}

interface PlanStripProps extends PlanLinks {
  /** Of the heading of the plan in full. */
  sheetId: string | undefined;
  table: NeedsTable;
  onReset: (() => void) | undefined;
}

export interface PlanLinks {
  nextClasses?: (rows: readonly NeedsRow[]) => ReactNode;
  classesLink?: (className: string | undefined, rows: readonly NeedsRow[]) => ReactNode;
}
