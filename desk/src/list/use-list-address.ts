import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Filters, page and added columns are in the address.
 *
 * @param names of the filters, which are fields of the form
 */
export function useListAddress(names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const query = filled(search, [...names, 'page']);
  const filter = filled(search, names);
  const added = search.get('columns')?.split(',') ?? [];
  const withColumns = (next: URLSearchParams, columns = added) =>
    columns.length > 0 ? new URLSearchParams([...next, ['columns', columns.join(',')]]) : next;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const next = new URLSearchParams(names.map((name) => [name, String(entered.get(name) ?? '')]));
    setSearch(withColumns(filled(next, names)));
  }

  return {
    query: query.toString(),
    filter: filter.toString(),
    page: Number(search.get('page')) || 1,
    filterValue: (name: string) => search.get(name) ?? '',
    onSubmit,
    targetOf: (page: number) => `?${withColumns(new URLSearchParams([...filter, ['page', String(page)]]))}`,
    added,
    add: (columns: string[]) => setSearch(withColumns(query, columns), { replace: true }),
  };
}

const filled = (search: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = search.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
