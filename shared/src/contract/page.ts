import { type FunctionComponent, memo } from 'react';
import type { ApiClient, ReadOptions } from '../api/client.ts';
import type { RemoteDataSet } from './remote-data.ts';

/** Values of the named segments of a route pattern: `/languages/:id` gives `{ id: '1111117' }`. */
export type Params = Readonly<Record<string, string>>;

/** Which address a page shows. */
export interface PageAddress<Query extends object = object> {
  /** Values of the pattern's named segments; `{}` for a pattern without any. */
  params: Params;
  /** The pattern that matched, for example `/languages/:id`. */
  pattern: string;
  /**
   * What `parseQuery` made of the query of the address. While a document is prerendered or hydrated, the query is empty,
   * because one document serves every query.
   */
  query: Query;
}

export interface PageProps<Data extends object = object, Query extends object = object> extends PageAddress<Query> {
  /** What `load` brings, by name, with the state of each request. */
  data: RemoteDataSet<Data>;
}

/** What the shell passes to a section that it places on one of its own pages. */
export interface SectionProps<Data extends object = object> {
  /** Number in the margin beside the section, for example `'3'`. */
  number: string;
  data: RemoteDataSet<Data>;
}

/** Everything about a page that belongs into the head of the document. */
export interface PageHead {
  /** Title without the brand; the shell appends ` | {brand}`. Unique per address. */
  title: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** Path of the canonical address, `/languages/1111118`; default: the page's own path. */
  canonical?: string;
  /** A 1200 × 630 picture for link previews, by path or URL, and what it shows; default: the site's picture. */
  image?: { src: string; alt: string };
  /** Keep the page out of search engines. Default `false`. */
  noindex?: boolean;
  /** schema.org objects, each written as one JSON-LD block. Default none. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Requests one value of a page. Runs while the document is prerendered, and again in the browser, where it brings the
 * value up to date. The value travels in the document as JSON and is never `undefined`; `null` means that there is none.
 */
export type Loader<Value, Query extends object = object> = (
  api: ApiClient,
  address: PageAddress<Query>,
  options?: ReadOptions,
) => Promise<Value>;

/** A page as its area writes it. `Data` and `Query` follow from `load` and `parseQuery`. */
export interface PageDefinition<Data extends object, Query extends object> {
  /** What the page needs of the query of its address, as values of JSON. Must not throw. Default: `{}`. */
  parseQuery?: (search: URLSearchParams) => Query;
  /** Requests for remote data, by name. When one fails, the others are shown. Default none. */
  load?: { readonly [Name in keyof Data]: Loader<Data[Name], Query> };
  /** Fields of the query that a value depends on; it is requested again only when one of them changes. Default: all. */
  dependsOn?: { readonly [Name in keyof Data]?: readonly (keyof Query)[] };
  /** What of a value the document contains, when it shows less than the page may need later. Default: all of it. */
  inDocument?: { readonly [Name in keyof Data]?: (value: Data[Name]) => Data[Name] };
  /**
   * For a pattern with parameters: the values that are prerendered. May request them from the API when the pattern is open-ended; for
   * any other the browser calls it too, to learn whether an address exists.
   */
  paths?: (api: ApiClient) => readonly Params[] | Promise<readonly Params[]>;
  /**
   * Head of the document, from the address and the data that are known: all, some or none. The shell keeps the document
   * equal to it. Must not throw for unknown values.
   */
  head: (page: PageAddress<Query> & { data: Partial<Data> }) => PageHead;
  /** The page. Renders in Node as well, so no `window`, storage, clock or random in render. */
  Page: FunctionComponent<PageProps<Data, Query>>;
}

/** A section as its area writes it. */
export interface SectionDefinition<Data extends object> {
  load?: { readonly [Name in keyof Data]: Loader<Data[Name]> };
  inDocument?: { readonly [Name in keyof Data]?: (value: Data[Name]) => Data[Name] };
  Section: FunctionComponent<SectionProps<Data>>;
}

type DocumentFilters = Readonly<Record<string, ((value: unknown) => unknown) | undefined>>;

/** A page as the shell sees it: the types of its data are known inside the page alone. */
export interface DefinedPage {
  readonly parseQuery: (search: URLSearchParams) => object;
  readonly load: Readonly<Record<string, Loader<unknown>>>;
  readonly dependsOn: Readonly<Record<string, readonly string[] | undefined>>;
  readonly inDocument: DocumentFilters;
  readonly paths?: (api: ApiClient) => readonly Params[] | Promise<readonly Params[]>;
  readonly head: (page: PageAddress & { data: Readonly<Record<string, unknown>> }) => PageHead;
  readonly Page: FunctionComponent<PageProps>;
}

/** A section as the shell sees it. */
export interface DefinedSection {
  readonly load: Readonly<Record<string, Loader<unknown>>>;
  readonly inDocument: DocumentFilters;
  readonly Section: FunctionComponent<SectionProps>;
}

/**
 * Makes the default export of a `*.page.tsx`. The types of `load` reach `head` and `Page`: a wrong shape fails `tsc`.
 * The page renders again only when its address or its data change.
 *
 * @example
 * export default definePage({
 *   load: { expert: (api, { params }, options) => getExpert(api, params.id ?? '', options) },
 *   head: ({ data: { expert } }) => ({ title: expert?.fullname ?? 'Expert', description: '…' }),
 *   Page: ({ data }) => <RemoteBoundary name="expert" data={data.expert} skeleton={…}>{…}</RemoteBoundary>,
 * });
 */
export function definePage<Data extends object = Record<never, never>, Query extends object = Record<never, never>>(
  page: PageDefinition<Data, Query>,
): DefinedPage {
  const Page = memo(page.Page);
  return { parseQuery: () => ({}), load: {}, dependsOn: {}, inDocument: {}, ...page, Page } as unknown as DefinedPage;
}

export function defineSection<Data extends object = Record<never, never>>(
  section: SectionDefinition<Data>,
): DefinedSection {
  const Section = memo(section.Section);
  return { load: {}, inDocument: {}, ...section, Section } as unknown as DefinedSection;
}
