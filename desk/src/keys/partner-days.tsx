import type { PartnerDayRow } from '@agile-languages/api/desk';
import { Field, Select } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { type Column, Table } from '../shell/table.tsx';
import { pageName, siteName } from './page-name.ts';
import styles from './partner.module.css';

const figures = {
  views: 'Shown',
  starts: 'Used',
  requests: 'Asked',
  enrolments: 'Enrolled',
  cancelled: 'Given back',
} as const;

type Figure = keyof typeof figures;
type Counts = Record<Figure, number> & { name: string };

const none = { views: 0, starts: 0, requests: 0, enrolments: 0, cancelled: 0 };

/** Origins that are not registered count for no partner: they stand beside the sites only. */
export function PartnerDays({ month, rows }: { month: string; rows: PartnerDayRow[] }) {
  const [figure, setFigure] = useState<Figure>('views');
  const own = rows.filter(({ isForeign }) => !isForeign);
  const known = sums(own, ({ day }) => day);
  const pages = sums(own, pageName).toSorted((a, b) => b[figure] - a[figure]);
  if (rows.length === 0) return <p>Nothing was counted in this month.</p>;
  return (
    <>
      <div className={styles.choice}>
        <Field label="Chart of">
          <Select value={figure} onChange={({ target }) => setFigure(target.value as Figure)}>
            {Object.entries(figures).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Chart days={daysOf(month, known)} total={total(known, figure)} figure={figure} />
      <details>
        <summary className={styles.summary}>Days in figures</summary>
        <Table columns={columnsOf('Day (UTC)')} rows={known} keyOf={({ name }) => name} />
      </details>
      <h3>By site</h3>
      <Table columns={columnsOf('Site')} rows={sums(rows, siteName)} keyOf={({ name }) => name} />
      {own.some(({ page }) => page) ? (
        <>
          <h3>By page</h3>
          <Table columns={columnsOf('Page')} rows={pages} keyOf={({ name }) => name} />
        </>
      ) : null}
      {own.some(({ campaign }) => campaign) ? (
        <>
          <h3>By campaign</h3>
          <Table columns={columnsOf('Campaign')} rows={sums(own, campaignName)} keyOf={({ name }) => name} />
        </>
      ) : null}
      {own.some(({ classId }) => classId) ? (
        <>
          <h3>By class</h3>
          <Table columns={columnsOf('Class')} rows={sums(own, className)} keyOf={({ name }) => name} />
        </>
      ) : null}
    </>
  );
}

function Chart({ days, total: all, figure }: { days: Counts[]; total: number; figure: Figure }) {
  const most = Math.max(1, ...days.map((day) => day[figure]));
  const best = days.find((day) => day[figure] === most);
  const undated = all - total(days, figure);
  const title = [
    `${figures[figure]} by day: ${all} in all`,
    ...(best ? [`most on ${best.name}: ${most}`] : []),
    ...(undated > 0 ? [`${undated} on days that were not counted`] : []),
  ].join(', ');
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none" role="img" aria-label={title}>
        {days.map((day, at) => {
          const height = (100 * day[figure]) / most;
          return <rect key={day.name} x={at * 10 + 1} y={100 - height} width="8" height={height} />;
        })}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

const campaignName = ({ campaign }: PartnerDayRow) => campaign || 'No campaign';

const className = ({ className, classId }: PartnerDayRow) => (classId ? `${className} (${classId})` : 'No class');

const total = (counts: Counts[], figure: Figure) => counts.reduce((sum, day) => sum + day[figure], 0);

function sums(rows: PartnerDayRow[], nameOf: (row: PartnerDayRow) => string): Counts[] {
  const found = new Map<string, Counts>();
  for (const row of rows) {
    const name = nameOf(row);
    const counts = found.get(name) ?? { name, ...none };
    for (const figure of Object.keys(figures) as Figure[]) counts[figure] += row[figure];
    found.set(name, counts);
  }
  return [...found.values()];
}

/** Also days on which nothing came. */
function daysOf(month: string, known: Counts[]): Counts[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, at) => {
    const name = `${month}-${String(at + 1).padStart(2, '0')}`;
    return known.find((day) => day.name === name) ?? { name, ...none };
  });
}

const columnsOf = (title: string): Column<Counts>[] => [
  { name: title, isTitle: true, cell: ({ name }) => name },
  ...(Object.keys(figures) as Figure[]).map((figure) => ({
    name: figures[figure],
    cell: (row: Counts) => row[figure],
  })),
];
