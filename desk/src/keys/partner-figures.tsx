import type { PartnerReport, PartnerReportRow } from '@agile-languages/api/desk';
import { moneyText } from '@agile-languages/shared/formats';
import { ButtonLink, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { type Column, Table } from '../shell/table.tsx';
import { pageName } from './page-name.ts';
import { PartnerDays } from './partner-days.tsx';
import { type PartnerSide, usePartnerSide } from './partner-side.tsx';
import { inBrackets, unanswered } from './unanswered.ts';

export function PartnerFigures({ id }: { id: string }) {
  const side = usePartnerSide();
  const titleId = useId();
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? new Date().toISOString().slice(0, 7);
  const path = `/partners/${encodeURIComponent(id)}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['partner-report', id, month],
    queryFn: () => side.call<PartnerReport>('GET', `${path}/report?month=${month}`),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Report of a month</h2>
      <div className={listStyles.filter}>
        <Field label="Month (UTC)">
          <TextInput
            type="month"
            value={month}
            required
            onChange={({ target }) => target.value && setSearch({ month: target.value }, { replace: true })}
          />
        </Field>
        <ButtonRow>
          <ButtonLink variant="line" href={`${side.base}${path}/report.csv?month=${month}`} download>
            Export as CSV
          </ButtonLink>
          <ButtonLink variant="line" href={`${side.base}${path}/days.csv?month=${month}`} download>
            Days as CSV
          </ButtonLink>
        </ButtonRow>
      </div>
      <Failure error={error} onRetry={refetch} />
      {data ? (
        <p>
          Elements shown: {data.views}, used: {data.starts}. Requests for a place: {data.requests}
          {inBrackets(unanswered(data))}. Enrolled: {data.enrolments}, given back: {data.cancelled}.
          {data.foreign ? ` From origins that are not registered: ${data.foreign}.` : ''}
        </p>
      ) : null}
      {data ? <PartnerDays month={data.month} rows={data.days} /> : null}
      {data ? <h3>By campaign, class and page</h3> : null}
      {data && data.rows.length > 0 ? (
        <Table columns={columnsOf(side, data.rows)} rows={data.rows} keyOf={keyOf} />
      ) : null}
      {data && data.rows.length === 0 ? <p>Nobody has asked for a place or enrolled.</p> : null}
    </section>
  );
}

const keyOf = ({ classId, campaign, origin, page, isForeign, fields, price, currency }: PartnerReportRow) =>
  [classId, campaign, origin, page, isForeign, fields, price, currency].join(' ');

const fieldsColumn: Column<PartnerReportRow> = { name: 'Fields', isLong: true, cell: ({ fields }) => fields };

const columnsOf = ({ classLink }: PartnerSide, rows: readonly PartnerReportRow[]): Column<PartnerReportRow>[] => [
  { name: 'Class', isTitle: true, cell: classLink },
  { name: 'Campaign', cell: ({ campaign }) => campaign },
  ...(rows.some(({ fields }) => fields) ? [fieldsColumn] : []),
  {
    name: 'Asked',
    cell: (row) => `${row.requests}${inBrackets(unanswered(row))}`,
  },
  { name: 'Enrolled', cell: ({ enrolments }) => enrolments },
  { name: 'Given back', cell: ({ cancelled }) => cancelled },
  { name: 'Price', cell: ({ price, currency }) => moneyText(price, currency) },
  { name: 'Page', isLong: true, cell: pageName },
];
