import type { Found } from '@agile-languages/api/desk';
import { Skeleton } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { withFault } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { listName } from '../shell/sections.ts';

const nameOf = (list: Found['list']) => (list === 'messages' ? 'Messages' : listName(list));

const withStates: readonly Found['list'][] = ['classes', 'invitations', 'messages'];

const listOf = (list: Found['list'], words: string) =>
  `/${list}?${new URLSearchParams({ q: words, ...(withStates.includes(list) && { state: 'all' }) })}`;

const pageOf = (list: Found['list'], { id, detail }: Found['rows'][number]) =>
  list === 'invitations' ? listOf(list, detail) : `/${list}/${encodeURIComponent(id)}`;

export function SearchPage() {
  const [search] = useSearchParams();
  const words = search.get('q')?.trim() ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['search', words],
    queryFn: () => call<{ lists: Found[] }>('GET', `/search?${new URLSearchParams({ q: words })}`),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={listStyles.head}>
        <h1>Search</h1>
        <p role="status">{words === '' ? 'Write what you look for.' : summaryOf(words, data?.lists)}</p>
      </div>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data?.lists.map(({ list, total, rows }) => (
        <section key={list} className="stack" aria-label={nameOf(list)}>
          <h2>{nameOf(list)}</h2>
          <ul className="stack">
            {rows.map((row) => (
              <li key={row.id}>
                <Link to={pageOf(list, row)}>{row.title || 'Without a title'}</Link>
                {withFault(row.detail ? `, ${row.detail}` : '', row)}
              </li>
            ))}
          </ul>
          {total > rows.length ? (
            <p>
              <Link to={listOf(list, words)}>
                All {total} {nameOf(list).toLowerCase()}
              </Link>
            </p>
          ) : null}
        </section>
      ))}
    </>
  );
}

const summaryOf = (words: string, lists: Found[] | undefined) =>
  !lists ? '' : lists.length === 0 ? `Nothing fits “${words}”.` : `“${words}” is in ${lists.length} of the lists.`;
