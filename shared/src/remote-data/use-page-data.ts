import { useMemo } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { DefinedPage, DefinedSection, PageAddress, PageHead, PageProps } from '../contract/page.ts';
import type { RemoteDataSet } from '../contract/remote-data.ts';
import { jsonOf } from '../formats/json-of.ts';
import { isFresh, keepValue, knownValue } from './known-values.ts';
import { lastValuesOf } from './last-value.ts';
import { type RemoteRequests, useRemoteDataSet } from './use-remote-data-set.ts';

type Values = Readonly<Record<string, unknown>>;

export interface DataSource {
  /** Called when data is requested. */
  loadApi: () => Promise<ApiClient>;
  /** What the document was prerendered with, by name. Default none. */
  initial?: Values | undefined;
  /** The visitor has gone back or forward: what this visit was answered is shown at once. Default: by a link. */
  isReturn?: boolean;
}

/**
 * The properties of a page at an address, and the head that belongs to them. For the shell and tests. They stay the
 * same objects while the query of the address (`search`, `?limit=10`) says the same to the page.
 */
export function usePageData(
  page: DefinedPage,
  { params, pattern, search }: Pick<PageAddress, 'params' | 'pattern'> & { search: string },
  source: DataSource,
): { props: PageProps; head: PageHead } {
  const values = jsonOf([params, page.parseQuery(new URLSearchParams(search))]);
  const address = useMemo((): PageAddress => {
    const [params, query] = JSON.parse(values);
    return { params, pattern, query };
  }, [values, pattern]);
  const data = useRemoteDataSet(requestsOf(page, address, source));
  return { props: { ...address, data }, head: page.head({ ...address, data: lastValuesOf(data) }) };
}

export const useSectionData = (section: DefinedSection, source: DataSource): RemoteDataSet<object> =>
  useRemoteDataSet(requestsOf({ ...section, dependsOn: {} }, noAddress, source));

/** Head of a page at an address without a query, with the data that it is prerendered with. */
export const headOfPage = (
  page: DefinedPage,
  address: Pick<PageAddress, 'params' | 'pattern'>,
  initial: Values = {},
): PageHead => page.head({ ...address, query: page.parseQuery(new URLSearchParams()), data: initial });

const noAddress: PageAddress = { params: {}, pattern: '', query: {} };

function requestsOf(
  { load, dependsOn }: Pick<DefinedPage, 'load' | 'dependsOn'>,
  address: PageAddress,
  { loadApi, initial, isReturn }: DataSource,
): RemoteRequests<Values> {
  const requests = Object.entries(load).map(([name, loader]) => {
    const query = Object.entries(address.query).filter(([field]) => dependsOn[name]?.includes(field) ?? true);
    const key = JSON.stringify([address.params, query]);
    const known = () => {
      const found = knownValue(loader, key);
      return found ? { value: found.value, isFresh: isFresh(found) } : undefined;
    };
    const request = async (signal: AbortSignal) => {
      const at = Date.now();
      const value = await loader(await loadApi(), address, { signal });
      keepValue(loader, key, { value, at });
      return value;
    };
    return [name, { key, load: request, initial: initial?.[name], known: isReturn ? known : undefined }] as const;
  });
  return Object.fromEntries(requests);
}
