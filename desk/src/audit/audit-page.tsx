import type { AuditRow } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow, Field, Pagination, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import styles from './audit.module.css';
import { AuditTable } from './audit-table.tsx';

const pageSize = 50;
const filters = ['email', 'action', 'from', 'until'] as const;

/** Who did what, when and from where. Filter and page are in the address. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', query.toString()],
    queryFn: () => call<{ rows: AuditRow[]; total: number }>('GET', `/audit?${query}`),
    placeholderData: keepPreviousData,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setSearch(queryOf(new URLSearchParams(filters.map((name) => [name, String(entered.get(name) ?? '')]))));
  }

  const page = Number(search.get('page')) || 1;
  const withoutPage = new URLSearchParams(query);
  withoutPage.delete('page');
  const targetOf = (number: number) => `?${new URLSearchParams([...withoutPage, ['page', String(number)]])}`;

  return (
    <>
      <h1>Audit log</h1>
      <form key={withoutPage.toString()} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Who">
          <TextInput name="email" type="email" autoComplete="off" defaultValue={search.get('email') ?? ''} />
        </Field>
        <Field label="Action begins with">
          <TextInput name="action" autoComplete="off" defaultValue={search.get('action') ?? ''} />
        </Field>
        <Field label="From">
          <TextInput name="from" type="date" defaultValue={search.get('from') ?? ''} />
        </Field>
        <Field label="Until">
          <TextInput name="until" type="date" defaultValue={search.get('until') ?? ''} />
        </Field>
        <ButtonRow>
          <Button type="submit" variant="line">
            Filter
          </Button>
          <ButtonLink variant="quiet" href={`/desk/api/audit.csv?${withoutPage}`} download>
            Export as CSV
          </ButtonLink>
        </ButtonRow>
      </form>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={12} /> : null}
      {data ? <AuditTable rows={data.rows} /> : null}
      {data ? (
        <Pagination
          total={data.total}
          page={page}
          pageSize={pageSize}
          targetOf={targetOf}
          label="Pages of the audit log"
          linkAs={Link}
        />
      ) : null}
    </>
  );
}

/** What the server understands of an address, without what is empty. */
const queryOf = (search: URLSearchParams) =>
  new URLSearchParams(
    [...filters, 'page'].flatMap((name) => {
      const value = search.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
