/**
 * The whole of what the shell and an area may know of one another.
 * Types and one version number; nothing here does anything.
 */
import type { FunctionComponent } from 'react';
import type { ApiClient } from '../api/client.ts';

/**
 * Version of this contract. The shell loads an area whose declared `contract` equals
 * this number or is one below it; any other area is refused before its code runs.
 * Raise it for a change that an existing area would not survive.
 */
export const contractVersion = 1;

/** Values of the named parts of a route pattern: `/languages/:id` gives `{ id: '1111117' }`. */
export type Params = Readonly<Record<string, string>>;

/** Which address a page stands for. */
export interface PageAddress {
  /** Values of the pattern's named parts; `{}` for a pattern without any. */
  params: Params;
  /** The pattern that matched, for example `/languages/:id`. */
  pattern: string;
}

/** What the shell hands to a page. `Data` is what the module's `load` brings, and travels as JSON. */
export interface PageProps<Data = never> extends PageAddress {
  /**
   * What `load` brought when the document was composed. The first render in the browser has to show it, because the
   * document does; afterwards the page asks for itself. Absent in a frame, after client navigation, and when the API
   * could not be asked.
   */
  data?: Data;
  /** To be called in an effect with what the page shows, so that the shell can set the head that belongs to it. */
  onData?(data: Data): void;
}

/** What the shell hands to a section that it places on one of its own pages. */
export interface SectionProps<Data = never> {
  /** Number that hangs in the margin beside the section, for example `'3'`. */
  number: string;
  /** As for a page. */
  data?: Data;
}

/** Everything about a page that stands in the document's head. */
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

/** Module of one page: what the lazy import of a route resolves to. */
export interface PageModule<Data = never> {
  /** The page. Renders in Node as well, so no `window`, storage, clock or random in render. */
  default: FunctionComponent<PageProps<Data>>;
  /** Head of the document, from the parameters and what is known of the data. Must not throw for unknown values. */
  head: (props: PageAddress & { data?: Data }) => PageHead;
  /**
   * For a pattern with parameters: the values that are composed to HTML. May ask the API when the pattern is open-ended;
   * for any other the browser asks again whether an address is among them.
   */
  paths?: (api: ApiClient) => readonly Params[] | Promise<readonly Params[]>;
  /** Data that are composed into the document. When the API fails, the page is composed without. */
  load?: (api: ApiClient, address: PageAddress) => Promise<unknown>;
}

/** Module of one section: what the lazy import of a section resolves to. */
export interface SectionModule<Data = never> {
  default: FunctionComponent<SectionProps<Data>>;
  /** As for a page. */
  load?: (api: ApiClient) => Promise<unknown>;
}

/**
 * A value of a first request, taken from the address:
 * `query` reads a search parameter (absent: `''`), `param` a part of the path,
 * `offset` the search parameter as a start offset rounded down to a full page of ten.
 * A plain string or number is sent as it stands.
 */
export type RequestValue = string | number | { query: string } | { param: string } | { offset: string };

/** A call that the document starts by itself, beside the code. Must equal the page's own first call. */
export interface FirstRequest {
  /** Path below the API base, `calle/GetClassList`. */
  call: string;
  /** Keys in the order in which the page's own call sends them. */
  kv?: Readonly<Record<string, RequestValue | undefined>>;
}

/** What an area declares of one route, in `area.json`. */
export interface RouteDeclaration {
  /**
   * `public`: composed to a complete HTML document for each of its paths.
   * `personal`: served as a frame with `placeholder`, never stored by caches.
   */
  rendering: string;
  /**
   * For a public pattern with parameters: addresses that were not composed are served with
   * the route's frame instead of the error page, because the data may know them. Default `false`.
   */
  openEnded?: boolean;
  /** The one word that stands in a personal page's frame until its code is there. */
  placeholder?: string;
  /** Show the demonstration strip while demo data is loaded. Default `false`. */
  demo?: boolean;
  /** Calls that start from the document. Default none. */
  firstRequests?: readonly FirstRequest[];
}

/** What an area declares of itself, in `area.json`. */
export interface AreaDeclaration {
  /** Name of the remote; must not be the prefix of another area's name. */
  name: string;
  /** Version of the contract it was written for. */
  contract: number;
  /** Route declarations by pattern, `/languages/:id`. */
  routes: Readonly<Record<string, RouteDeclaration>>;
  /** Section declarations by name. */
  sections: Readonly<Record<string, object>>;
}

/**
 * What `area.ts` must offer for its declaration: a lazy import for each declared route and section.
 * Use with `satisfies AreaContents<typeof declaration>`, so that a breach fails the area's own build.
 */
export interface AreaContents<Declaration extends AreaDeclaration = AreaDeclaration> {
  routes: { readonly [Pattern in keyof Declaration['routes']]: () => Promise<PageModule> };
  sections: { readonly [Name in keyof Declaration['sections']]: () => Promise<SectionModule> };
}
