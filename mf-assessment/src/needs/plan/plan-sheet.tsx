import { lazyPart, useHydrated, useSay } from '@agile-languages/shared/ui';
import { planOf } from '../needs-state.ts';
import type { NeedsTable } from '../needs-tables.ts';
import styles from './plan-sheet.module.css';

const PlanDates = lazyPart(async () => (await import('./plan-dates.tsx')).PlanDates, {
  when: 'visible',
  Placeholder: Room,
});

export function PlanSheet({ table }: { table: NeedsTable }) {
  const isHydrated = useHydrated();
  return (
    <section className={styles.sheet} id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1}>
        Your plan, with dates and prices
      </h2>
      <div className={styles.room}>
        <p className={styles.role} hidden={isHydrated}>{`${table.title}: ${planOf(table, useSay()).line}`}</p>
        {isHydrated ? <PlanDates table={table} /> : null}
      </div>
    </section>
  );
}

function Room() {
  return <div className={styles.room} />;
}
