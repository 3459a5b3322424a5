import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Filters and page of a list, which are in the address.
 *
 * @param names Of the filters, which the form of the page has as fields.
 */
export function useListAddress(names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const query = filled(search, [...names, 'page']);
  const filter = filled(search, names);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setSearch(filled(new URLSearchParams(names.map((name) => [name, String(entered.get(name) ?? '')])), names));
  }

  return {
    /** For the server: filters and page. */
    query: query.toString(),
    filter: filter.toString(),
    page: Number(search.get('page')) || 1,
    filterValue: (name: string) => search.get(name) ?? '',
    onSubmit,
    /** Address of a page of the list. */
    targetOf: (page: number) => `?${new URLSearchParams([...filter, ['page', String(page)]])}`,
  };
}

/** Those of the names that have a value. */
const filled = (search: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = search.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
