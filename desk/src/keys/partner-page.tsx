import type { PartnerAccountAnswer, PartnerReport, PartnerReportRow } from '@agile-languages/api/desk';
import { ButtonLink, Field, TextInput } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { recordQuery } from '../resources/resource.data.ts';
import { Failure, Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { type Column, Table } from '../shell/table.tsx';
import { PartnerEvents } from './partner-events.tsx';

/** The month is in the address. Without one: this month. */
export function PartnerPage() {
  const { id = '' } = useParams();
  const { data: partner, error, refetch } = useQuery(recordQuery<PartnerAccountAnswer>('partner-accounts', id));
  if (!partner) return <Pending title="Partner" error={error} onRetry={refetch} />;
  return (
    <>
      <h1>{partner.title}</h1>
      <p>
        <Link to={`/keys?q=${encodeURIComponent(partner.title)}`}>Keys of this partner</Link>
      </p>
      <Month id={id} />
      <PartnerEvents partner={partner} />
    </>
  );
}

function Month({ id }: { id: string }) {
  const titleId = useId();
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? new Date().toISOString().slice(0, 7);
  const path = `/partners/${encodeURIComponent(id)}/report`;
  const { data, error, refetch } = useQuery({
    queryKey: ['partner-report', id, month],
    queryFn: () => call<PartnerReport>('GET', `${path}?month=${month}`),
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
        <ButtonLink variant="line" href={`/desk/api${path}.csv?month=${month}`} download>
          Export as CSV
        </ButtonLink>
      </div>
      <Failure error={error} onRetry={refetch} />
      {data ? (
        <p>
          Elements shown: {data.views}, used: {data.starts}. Requests for a place: {data.requests}
          {data.unconfirmed ? `, ${data.unconfirmed} of them not answered` : ''}.
          {data.foreign ? ` From origins that are not registered: ${data.foreign}.` : ''}
        </p>
      ) : null}
      {data && data.rows.length > 0 ? <Table columns={columns} rows={data.rows} keyOf={keyOf} /> : null}
      {data && data.rows.length === 0 ? <p>Nobody has asked for a place or enrolled.</p> : null}
    </section>
  );
}

const keyOf = ({ classId, campaign, origin, isForeign }: PartnerReportRow) =>
  [classId, campaign, origin, isForeign].join(' ');

const columns: Column<PartnerReportRow>[] = [
  {
    name: 'Class',
    isTitle: true,
    cell: ({ classId, className }) => <Link to={`/classes/${encodeURIComponent(classId)}`}>{className}</Link>,
  },
  { name: 'Campaign', cell: ({ campaign }) => campaign },
  { name: 'Asked', cell: ({ requests }) => requests },
  { name: 'Enrolled', cell: ({ enrolments }) => enrolments },
  { name: 'Given back', cell: ({ cancelled }) => cancelled },
  { name: 'Price', cell: ({ price, currency }) => `${price} ${currency}` },
  {
    name: 'Page',
    isLong: true,
    cell: ({ origin, isForeign }) => (origin === '' ? 'not known' : `${origin}${isForeign ? ' (not registered)' : ''}`),
  },
];
