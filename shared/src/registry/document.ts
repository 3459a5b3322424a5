import type { AreaContents, Params, RequestValue } from '../contract/index.ts';
import type { SiteConfig } from '../platform/config.ts';
import type { AreaDescription, ModuleRef, Registry, ShellDescription } from './registry.ts';

/** One document to prerender: the home page, the error page, or a page of an area. */
export type PageTarget =
  | { kind: 'home' }
  | { kind: 'unknown' }
  | { kind: 'area'; area: string; pattern: string; params: Params; isFallback: boolean };

/** Data that a document was prerendered with, by module key and name. Only the module itself knows their types. */
export type InitialData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a document carries for the code that hydrates it. */
export interface DocumentData {
  config: SiteConfig;
  /** The registry with only the areas of this page. */
  registry: Registry;
  /**
   * Path that the document was made for; of a fallback document its pattern. At any other one it is a copy, which is read and not
   * hydrated. Absent when it stands at every address, as the error page does.
   */
  address?: string;
  /** Whether this is a fallback document: it serves several addresses, with a placeholder for their content. */
  isFallback: boolean;
  /** Absent when the document was prerendered without data. */
  initialData?: InitialData;
  /** Calls to start at once. */
  requests: readonly StartedRequest[];
  /** Scripts of what is hydrated at once. The shell fetches them, before it hydrates. */
  scripts: readonly LinkedFile[];
  /** Modules that are hydrated later, by key. Absent when all are hydrated at once. */
  deferred?: Readonly<Record<string, DeferredModule>>;
  /** Styles that the document contains already, as `build:chunk-id`. */
  styles: readonly string[];
}

/** A call that the document starts; `{ segment: 2 }` is the second segment of the path. */
export interface StartedRequest {
  call: string;
  kv?: Readonly<Record<string, RequestValue | { segment: number } | undefined>>;
  /**
   * Hash of the answer that the document shows: the first eight bytes of SHA-256, as a number. Another one hydrates the parts that wait. Absent when the
   * page is hydrated at once, or the answer is not known.
   */
  answer?: string;
}

export interface LinkedFile {
  href: string;
  integrity: string;
}

/** A module of a document whose code is fetched when its part of the page is seen or used. */
export interface DeferredModule {
  /** `visible` or `use`, as its area declares it. */
  hydrate: string;
  scripts: readonly LinkedFile[];
}

/** A document that delivery requests from the shell. */
export interface PrerenderRequest {
  target: PageTarget;
  /** Path of the address, `/languages/1111117`. */
  path: string;
  config: SiteConfig;
  registry: Registry;
  /** Descriptions of the live releases, by area. */
  areas: Readonly<Record<string, AreaDescription>>;
  shell: ShellDescription;
  /** Routes and sections of the areas, from their server bundles. */
  contents: Readonly<Record<string, AreaContents>>;
  /** What the API returned for the modules of the page. Default: nothing. */
  initialData?: InitialData;
  /** Hashes of what the API answered for a page that waits, by request: address and body. Default: none is known. */
  answers?: Readonly<Record<string, string>>;
  shellCss: string;
  /** Text of an area's style file, with absolute addresses. */
  readStyle: (area: string, name: string) => Promise<string>;
  fonts: readonly string[];
}

export interface PrerenderedPage {
  html: string;
}

/** What the server bundle of the shell exports. */
export interface ShellModule {
  /** Version of the contract with the areas. Absent in releases that cannot be prerendered any more. */
  contract: number;
  /** Text of the one inline script of every document. */
  inlineScript: string;
  /** Sections of areas on the home page. */
  homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[];
  /** Names of the slots of the home page. Absent in releases from before there were any. */
  slots?: readonly string[];
  pages: AreaContents;
  /** Pictures for link previews as SVG in the kit's tokens, by name. Default: none. */
  previewPictures?(brand: string): Promise<Readonly<Record<string, string>>>;
  /** @throws when a component of the page throws in render */
  renderPage(request: PrerenderRequest): Promise<PrerenderedPage>;
}

/** Path of the list of `SearchEntry` that the search of the site reads. It is made when pages are prerendered. */
export const searchPath = '/search.json';

/** A page, or a part of one, as the search finds it. */
export interface SearchEntry {
  /** Address: a path, with the fragment of a part. */
  path: string;
  title: string;
  /** What it is, `'Class'`, or the title of the page that it is a part of; `''` for a page that explains itself. */
  context: string;
  /** Its description, or the first words of a part. */
  text: string;
}
