import { hasOrder, isKind, type Kind } from '@agile-languages/api/desk';
import { Button, buttonClass, Field, Pagination, Select, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { listQuery } from './content.data.ts';
import styles from './content.module.css';
import { namesOf, stateNames } from './content-names.ts';
import { RecordTable } from './record-table.tsx';

const pageSize = 50;
const filters = ['q', 'state'] as const;

/** All records of a kind. Search, state and page are in the address. */
export function ListPage() {
  const { kind = '' } = useParams();
  return isKind(kind) ? <RecordList key={kind} kind={kind} /> : <NotFound />;
}

function RecordList({ kind }: { kind: Kind }) {
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const { data, error, refetch } = useQuery(listQuery(kind, query.toString()));
  const filter = new URLSearchParams([...query].filter(([name]) => name !== 'page'));
  const isFiltered = filter.size > 0;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setSearch(queryOf(new URLSearchParams(filters.map((name) => [name, String(entered.get(name) ?? '')]))));
  }

  return (
    <>
      <div className={styles.top}>
        <h1>{namesOf[kind].list}</h1>
        <Link className={buttonClass('primary')} to={`/${kind}/new`}>
          New {namesOf[kind].one}
        </Link>
      </div>
      <form key={filter.toString()} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={search.get('q') ?? ''} />
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={search.get('state') ?? ''}>
            <option value="">All</option>
            {Object.entries(stateNames).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
            <option value="deleted">Deleted</option>
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={12} /> : null}
      {data?.total === 0 ? (
        <p>
          {isFiltered ? 'Nothing fits.' : `There is no ${namesOf[kind].one} yet. The site leaves them out until then.`}
        </p>
      ) : null}
      {data && data.total > 0 ? (
        <>
          <RecordTable kind={kind} rows={data.rows} canMove={hasOrder(kind) && !isFiltered} />
          <Pagination
            total={data.total}
            page={Number(search.get('page')) || 1}
            pageSize={pageSize}
            targetOf={(number) => `?${new URLSearchParams([...filter, ['page', String(number)]])}`}
            label={`Pages of ${namesOf[kind].list.toLowerCase()}`}
            linkAs={Link}
          />
        </>
      ) : null}
    </>
  );
}

const queryOf = (search: URLSearchParams) =>
  new URLSearchParams(
    [...filters, 'page'].flatMap((name) => {
      const value = search.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
