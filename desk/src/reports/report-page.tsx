import { decimalsOf, type Grouping, type ReportRow } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow, Field, Select, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../api/call.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { type Column, Table } from '../shell/table.tsx';
import styles from './report.module.css';

const groupings: Record<Grouping, string> = {
  month: 'Month',
  class: 'Class',
  language: 'Language',
  partner: 'Partner',
};

/** Without months in the address: this year. */
export function ReportPage() {
  const { filter, filterValue, onSubmit } = useListAddress(['by', 'from', 'until']);
  const by = groupingIn(filterValue('by'));
  const year = new Date().getUTCFullYear();
  const period = { from: filterValue('from') || `${year}-01`, until: filterValue('until') || `${year}-12` };
  const query = String(new URLSearchParams({ by, ...period }));
  const { data, error, refetch } = useQuery({
    queryKey: ['report', query],
    queryFn: () => call<{ rows: ReportRow[] }>('GET', `/class-report?${query}`),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <div className={listStyles.head}>
        <h1>Reports</h1>
        <p>
          Of the classes that begin in these months (UTC), as they are now. Seats of companies are taken before they
          have a name. Revenue is what was agreed with each person enrolled and with companies, before tax. Absences are
          counted in sessions in which somebody was marked as present.
        </p>
      </div>
      <form key={filter} className={listStyles.filter} onSubmit={onSubmit}>
        <Field label="By">
          <Select name="by" defaultValue={by}>
            {Object.entries(groupings).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="First month">
          <TextInput name="from" type="month" pattern="\d{4}-\d{2}" required defaultValue={period.from} />
        </Field>
        <Field label="Last month">
          <TextInput name="until" type="month" pattern="\d{4}-\d{2}" required defaultValue={period.until} />
        </Field>
        <Button type="submit" variant="line">
          Show
        </Button>
      </form>
      <ButtonRow>
        <ButtonLink variant="line" size="small" href={`/desk/api/class-report.csv?${query}`} download>
          Export as CSV
        </ButtonLink>
      </ButtonRow>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? <Report by={by} rows={data.rows} /> : null}
    </>
  );
}

const groupingIn = (text: string): Grouping => (Object.hasOwn(groupings, text) ? (text as Grouping) : 'month');

const longest = 500;

function Report({ by, rows }: { by: Grouping; rows: ReportRow[] }) {
  if (rows.every(({ classes, cancelled, enrolled }) => classes + cancelled + enrolled === 0))
    return <p>No class begins in these months.</p>;
  return (
    <>
      {rows.length > longest ? (
        <p>
          The first {longest} of {rows.length} rows. The file has all of them.
        </p>
      ) : null}
      <div className={styles.report}>
        <Table columns={columnsOf(by, rows)} rows={rows.slice(0, longest)} keyOf={({ id }) => id} />
      </div>
    </>
  );
}

function columnsOf(by: Grouping, rows: readonly ReportRow[]): Column<ReportRow>[] {
  const most = {
    enrolled: Math.max(...rows.map(({ enrolled }) => enrolled)),
    waiting: Math.max(...rows.map(({ waiting }) => waiting)),
    earned: Math.max(...rows.map(earnedIn)),
  };
  const hasOneCurrency = new Set(rows.flatMap(({ revenue }) => Object.keys(revenue))).size === 1;
  const count: Column<ReportRow> = {
    name: 'Classes',
    cell: ({ classes, cancelled }) => `${classes}${cancelled ? `, ${cancelled} cancelled` : ''}`,
  };
  const ofClasses: Column<ReportRow>[] = [
    ...(by === 'class' ? [] : [count]),
    { name: 'Seats', cell: ({ seats }) => seats },
    { name: 'Taken', cell: ({ taken, seats }) => <Share part={taken} whole={seats} /> },
    { name: 'Waiting', cell: ({ waiting }) => <Bar value={waiting} most={most.waiting} /> },
  ];
  return [
    { name: groupings[by], isTitle: true, cell: (row) => titleOf(by, row) },
    { name: 'Enrolled', cell: ({ enrolled }) => <Bar value={enrolled} most={most.enrolled} /> },
    ...(by === 'partner' ? [] : ofClasses),
    { name: 'Absences', cell: ({ missed, sessions }) => <Share part={missed} whole={sessions} /> },
    {
      name: 'Revenue',
      cell: (row) =>
        hasOneCurrency ? (
          <Bar value={earnedIn(row)} most={most.earned}>
            {amountsOf(row.revenue)}
          </Bar>
        ) : (
          amountsOf(row.revenue)
        ),
    },
  ];
}

const earnedIn = ({ revenue }: ReportRow): number => Object.values(revenue)[0] ?? 0;

function titleOf(by: Grouping, { id, name, cancelled }: ReportRow): ReactNode {
  switch (by) {
    case 'month':
      return monthFormat.format(new Date(`${id}-01T00:00:00Z`));
    case 'class':
      return (
        <>
          <Link to={`/classes/${encodeURIComponent(id)}`}>{name}</Link>
          {cancelled ? ', cancelled' : ''}
        </>
      );
    case 'partner':
      return id ? name : 'Without a partner';
    default:
      return name || 'Without a Language';
  }
}

const Bar = ({ value, most, children = value }: { value: number; most: number; children?: ReactNode }) => (
  <span className={styles.amount}>
    {children}
    {value > 0 ? <span className={styles.bar} aria-hidden style={{ inlineSize: `${(5 * value) / most}rem` }} /> : null}
  </span>
);

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const formatIn = (currency: string) => {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

const amountsOf = (revenue: Record<string, number>) =>
  Object.entries(revenue)
    .map(([currency, amount]) => `${formatIn(currency).format(amount)}\u00a0${currency}`)
    .join(', ');

const Share = ({ part, whole }: { part: number; whole: number }) =>
  whole > 0 ? <Bar value={part} most={whole}>{`${Math.round((100 * part) / whole)}\u00a0%`}</Bar> : '–';
