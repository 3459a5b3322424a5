/**
 * The registry, the data of a document, and how delivery has the shell prerender it.
 */
import type { Params, RequestValue, RouteDeclaration, SectionDeclaration } from '../contract/index.ts';
import type { SiteConfig } from '../platform/config.ts';

export { checkRegistry } from './check-registry.ts';
export type { PrerenderedPage, PrerenderRequest, ShellModule } from './prerender.ts';
export { firstSegment, hasPagesBelow, registryPart, registryPartPath, registryPath } from './registry-part.ts';

/** A browser file of a release: its name below the release's base, and its integrity hash. */
export interface ReleaseFile {
  name: string;
  /** `sha384-…` as in an `integrity` attribute. */
  integrity: string;
}

/** Code of one page or section of an area. */
export interface AreaChunk {
  /** Id under which the area's own runtime knows the chunk. */
  chunk: string;
  script: ReleaseFile;
  /** Absent when the chunk has no styles. */
  style?: ReleaseFile;
}

/** The live release of one area. */
export interface AreaRelease {
  /** Content address of the release. */
  release: string;
  /** Contract version it was written for. */
  contract: number;
  /** Where its browser files are, with a closing slash: a path of this origin, or a URL on an allowed origin. */
  base: string;
  /** The remote container, with the area's table of contents. */
  entry: ReleaseFile;
  routes: Readonly<Record<string, RouteDeclaration>>;
  /** Script and styles of each page, by route pattern. Absent in documents, and in registries from before they were named. */
  pageFiles?: Readonly<Record<string, readonly ReleaseFile[]>>;
  /** Slot of the home page for each section that is declared for one, by name. Absent when none is. */
  slots?: Readonly<Record<string, string>>;
}

/** What a release needs of a module that the shell provides. */
export interface NeededModule {
  /** Versions that it accepts, `^19.3.1`. */
  range: string;
  /** Names that it imports. */
  names: readonly string[];
}

/** What a release of the shell provides as a shared module. */
export interface ProvidedModule {
  version: string;
  /** Names that it exports. */
  names: readonly string[];
}

/** What every release records of itself. */
interface ReleaseRecord {
  /** Version of its workspace, `2.0.0`. Absent in releases from before it was recorded. */
  version?: string;
  /** Name of the build, which prefixes its style and script keys in the document. */
  build: string;
  /** Integrity of each file of the release, by its path. Absent in releases from before it was recorded. */
  files?: Readonly<Record<string, string>>;
}

/** A release with everything that prerendering its pages needs to know. */
export interface AreaDescription extends AreaRelease, ReleaseRecord {
  /** Declarations of its sections, by name. Absent in releases from before it was recorded. */
  sections?: Readonly<Record<string, SectionDeclaration>>;
  /** What it needs of the shell, by module. Absent in releases from before it was recorded. */
  needs?: Readonly<Record<string, NeededModule>>;
  /** Code of each page, by route pattern, and of each section, by name. */
  chunks: { routes: Readonly<Record<string, AreaChunk>>; sections: Readonly<Record<string, AreaChunk>> };
}

/** The live release of the shell. */
export interface ShellRelease {
  release: string;
  base: string;
  main: ReleaseFile;
}

/** A release of the shell with everything that prerendering needs to know. */
export interface ShellDescription extends ShellRelease, ReleaseRecord {
  /** Sections of areas on the home page. Absent in releases from before it was recorded. */
  homeSections?: readonly Pick<ModuleRef, 'area' | 'name'>[];
  /** Slots of the home page for sections that areas declare. Absent in releases from before there were any. */
  slots?: readonly string[];
  /** What it provides for areas, by module. Absent in releases from before it was recorded. */
  provides?: Readonly<Record<string, ProvidedModule>>;
  style: ReleaseFile;
  /** What loads areas. Absent in releases from before it was a file of its own. */
  federation?: ReleaseFile;
  /** Names of the fonts of the first paint, below the base. */
  fonts: readonly string[];
  /** Code of the shell's own pages. */
  chunks: AreaDescription['chunks'];
}

/** Which release of each area is live. The one small mutable document of the site. */
export interface Registry {
  schema: 1;
  /** Grows with every change and never goes back. */
  revision: number;
  /** Origins other than the site's own that areas may be loaded from. */
  origins: readonly string[];
  shell: ShellRelease;
  areas: Readonly<Record<string, AreaRelease>>;
  /** Exact version of what partners load at `/embed/v1/`. Absent when nothing to embed is released. */
  embed?: string;
}

/** One document to prerender: the home page, the error page, or a page of an area. */
export type PageTarget =
  | { kind: 'home' }
  | { kind: 'unknown' }
  | { kind: 'area'; area: string; pattern: string; params: Params; isFallback: boolean };

/** Which module of an area, or of the shell, shows a page or a section of it. */
export interface ModuleRef {
  kind: 'routes' | 'sections';
  area: string;
  /** Route pattern, or name of the section. */
  name: string;
}

/** Key of a module, and of the initial data of what it shows. */
export const moduleKey = ({ kind, area, name }: ModuleRef): string => `${kind} ${area} ${name}`;

/** Data that a document was prerendered with, by module key and name. Only the module itself knows their types. */
export type InitialData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a document carries for the code that hydrates it. */
export interface DocumentData {
  config: SiteConfig;
  /** The registry with only the areas of this page. */
  registry: Registry;
  /** Whether this is a fallback document: it serves several addresses, with a placeholder for their content. */
  isFallback: boolean;
  /** Absent when the document was prerendered without data. */
  initialData?: InitialData;
  /** Calls to start at once; `{ segment: 2 }` is the second segment of the path. */
  requests: readonly { call: string; kv?: Readonly<Record<string, RequestValue | { segment: number } | undefined>> }[];
  /** Scripts of what is hydrated at once. The shell fetches them, before it hydrates. */
  scripts: readonly LinkedFile[];
  /** Modules that are hydrated later, by key. Absent when all are hydrated at once. */
  deferred?: Readonly<Record<string, DeferredModule>>;
  /** Styles that the document contains already, as `build:chunk-id`. */
  styles: readonly string[];
}

/** A script or a style sheet, by its address. */
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

/** Where browsers report failures. */
export const failuresPath = '/reports/failures';

/**
 * What can fail in a browser: code does not load; it renders something else than was prerendered; it throws while it is
 * rendered; it throws elsewhere, and nothing catches it.
 */
export const failureKinds = ['load', 'hydration', 'render', 'error'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A failure in a browser. Nothing about the visitor. */
export interface FailureReport {
  kind: FailureKind;
  /** Name of the area, or `shell`. */
  area: string;
  release: string;
}

/** Where browsers report how fast and steady a page was. */
export const vitalsPath = '/reports/vitals';

/**
 * What is measured of a page: when the largest content was painted, how long the slowest answer to a press took, both in
 * milliseconds, and how far content has moved by itself.
 */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;

export type VitalName = (typeof vitalNames)[number];

/** The vitals of one document. Nothing about the visitor. */
export interface VitalsReport {
  /** Release of each area that the document has parts of, and of `shell`. */
  releases: Readonly<Record<string, string>>;
  /** What this browser measures. */
  vitals: Readonly<Partial<Record<VitalName, number>>>;
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
