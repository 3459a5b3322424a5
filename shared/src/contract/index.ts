/**
 * The whole of what the shell and an area may know of one another: types, a version number, and the two functions that
 * tie the types of a page or section together.
 */
import type { DefinedPage, DefinedSection } from './page.ts';

export {
  type DefinedPage,
  type DefinedSection,
  definePage,
  defineSection,
  type Loader,
  type PageAddress,
  type PageHead,
  type PageProps,
  type Params,
  type SectionProps,
} from './page.ts';

/**
 * Version of this contract. The shell loads an area whose declared `contract` equals this number or is one below it; any
 * other area is refused before its code runs. For a change that an area of the version before survives, add one; for a
 * change that it would not survive, add two, so that it is refused. Version 4: the shell brings the whole federation runtime.
 */
export const contractVersion = 4;

/** Module of one page: what the lazy import of a route resolves to. */
export interface PageModule {
  default: DefinedPage;
}

/** Module of one section: what the lazy import of a section resolves to. */
export interface SectionModule {
  default: DefinedSection;
}

/**
 * A value of a first request, taken from the address:
 * `query` reads a search parameter (absent: `''`), `param` a segment of the path,
 * `offset` the search parameter as a start offset rounded down to a full page of ten.
 * A plain string or number is sent unchanged.
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
   * `public`: prerendered to a complete HTML document for each of its paths.
   * `personal`: served as a fallback document with `placeholder`, never stored by caches.
   */
  rendering: string;
  /**
   * For a public pattern with parameters: addresses that were not prerendered are served with
   * the route's fallback document instead of the error page, because the data may know them. Default `false`.
   */
  openEnded?: boolean;
  /** The one word that a fallback document shows until the code of the page is there. */
  placeholder?: string;
  /** What a fallback document says below its placeholder where scripts are switched off: what the page is, and that it needs them. Default: nothing. */
  withoutScripts?: string;
  /** Page of the site's own API on which visitors without scripts do this, or what they can do instead. Its fallback document links there. Default: none. */
  plainPage?: PlainPage;
  /** Show the demonstration strip while demo data is loaded. Default `false`. */
  demo?: boolean;
  /** Its documents may ask the visitor for the camera. A page that was reached without a new document has the policy of the one before. Default `false`. */
  camera?: boolean;
  /**
   * Calls that the document starts. A page that waits is hydrated as soon as one of them is answered with something else
   * than its document shows, so rows of the API may wait, too. Default none.
   */
  firstRequests?: readonly FirstRequest[];
  /** When a prerendered document of it is hydrated, as for a section. A fallback document is at once. Default `load`. */
  hydrate?: string;
}

export interface PlainPage {
  /** Below `/app/`, with parameters of the route: `/app/ask/:id`. */
  path: string;
  /** Words of the link. */
  label: string;
}

/** What an area declares of one section, in `area.json`. */
export interface SectionDeclaration {
  /**
   * When its code is fetched and it is hydrated on a prerendered page. `load`: at once; `visible`: when it is near the
   * view or used; `use`: when it is used, or an element in it with the attribute `data-hydrate` is near the view, as a
   * carousel is. It is used when somebody points at it, touches it, presses something in it or moves the focus into it, or
   * when the address of the document names an element in it. After client navigation it is loaded with its page.
   * Default `load`.
   */
  hydrate?: string;
  /**
   * Slot of the home page in which it is shown, `home-end`. The live shell must have it; several sections of a slot stand
   * in the order of their areas' names, without a number. A section that the shell names itself stays where the shell has
   * it. Default: it is shown only where the shell names it.
   */
  slot?: string;
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
  sections: Readonly<Record<string, SectionDeclaration>>;
  /** Team that answers for it, as `npm run status` and refusals name it. Default: the name of the area. */
  owner?: string;
  /** Where that team is reached, an address of mail or a link. Default: nothing is named. */
  contact?: string;
}

/**
 * What `area.ts` must offer for its declaration: a lazy import for each declared route and section.
 * Use with `satisfies AreaContents<typeof declaration>`, so that a breach fails the area's own build.
 */
export interface AreaContents<Declaration extends AreaDeclaration = AreaDeclaration> {
  routes: { readonly [Pattern in keyof Declaration['routes']]: () => Promise<PageModule> };
  sections: { readonly [Name in keyof Declaration['sections']]: () => Promise<SectionModule> };
}
