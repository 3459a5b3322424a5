import { ownZone, zonedClock, zoneName } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { useSay } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { planOf } from '../needs-state.ts';
import type { NeedsTable } from '../needs-tables.ts';
import type { PlanEntry } from './fit-plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanFields } from './plan-fields.tsx';
import { ownClassMessage, PlanLine, Prices } from './plan-line.tsx';
import { type PlanSettings, settingsSearch } from './plan-settings.ts';
import styles from './plan-sheet.module.css';
import { usePlan } from './use-plan.ts';

export function PlanDates({ table }: { table: NeedsTable }) {
  const { rows, line } = planOf(table, useSay());
  const { settings, onChange, entries, dates, tries, retry } = usePlan(rows);
  const isComplete = dates === 'ready';
  const isRetrying = dates === 'pending' && tries > 0;
  const [isOpen, setOpen] = useState(false);
  const chosen = entries.flatMap(({ next }) => next ?? []);
  const sum = chosen.map(({ row }) => row);

  if (dates === 'pending' && !isRetrying) return <div className={styles.room} />;
  return (
    <div data-print={isComplete ? 'alone' : undefined}>
      <p className={styles.role}>{`${table.title}: ${line}${settingsText(settings)}`}</p>
      <PlanFields settings={settings} onChange={onChange} />
      <ul className={styles.lines} data-open={isOpen || undefined}>
        {rows.map((row) => (
          <PlanLine
            key={row.id}
            row={row}
            entry={entries.find(({ language }) => language === row.language)}
            people={settings.people}
          />
        ))}
        <li className={styles.together}>
          <span className={styles.sum}>
            {rows.length === 0 ? 'Nothing is left to learn' : `Together${isComplete ? withoutDate(entries) : ''}`}
          </span>
          <Prices rows={sum} people={settings.people} />
        </li>
      </ul>
      <p className={isRetrying ? styles.times : 'visually-hidden'} role="status">
        {isRetrying ? 'The dates are loading …' : ''}
      </p>
      {dates === 'failed' ? <Failed key={tries} onRetry={retry} /> : null}
      {chosen.length > 0 ? (
        <p className={styles.times}>
          {timesText(chosen.map(({ zone }) => zone))}
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the sessions' : 'Show every session'}
          </button>
        </p>
      ) : null}
      <p className={styles.note}>
        The price on a class is the price at check-out. Each person enrols with their own membership; for a class of
        your own,{' '}
        <a href={paths.contact} data-message={ownClassMessage(rows, settings.people)}>
          write to us
        </a>
        .
      </p>
      <PlanActions
        table={table}
        search={settingsSearch(settings)}
        classIds={sum.map(({ id }) => id)}
        isPrintable={isComplete}
      />
      {isComplete ? <PrintFoot /> : null}
    </div>
  );
}

const settingsText = ({ people, hours }: PlanSettings) =>
  (people > 1 ? `, for ${people} people` : '') + (hours > 0 ? `, at most ${hours} hours a week` : '');

const listed = new Intl.ListFormat('en-GB');

function withoutDate(entries: readonly PlanEntry[]): string {
  const names = entries.filter(({ next }) => !next).map(({ language }) => language);
  return names.length > 0 ? `, without ${listed.format(names)}` : '';
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.times} role="alert">
      The dates could not be loaded, so there is no sum.{' '}
      <button
        type="button"
        className={styles.toggle}
        onClick={() => {
          // The button goes when they are loaded.
          document.getElementById('plan-title')?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        Try again
      </button>
    </p>
  );
}

function timesText(zones: readonly string[]): string {
  const [zone = '', ...others] = [...new Set(zones)];
  return others.length === 0 ? `Times are in ${zoneName(zone)}. ` : 'Times are those of each class. ';
}

/** Only on paper. */
function PrintFoot() {
  const { email, origin } = siteConfig();
  const [printed, setPrinted] = useState(() => new Date());
  useEffect(() => {
    const onPrint = () => flushSync(() => setPrinted(new Date()));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, []);

  const { day, month, year } = zonedClock(ownZone() ?? 'UTC', printed);
  return <p className={styles.foot}>{`Printed on ${day} ${month} ${year}. Questions: ${email}, ${origin}`}</p>;
}
