import type { RouteDeclaration, SectionDeclaration } from '../contract/index.ts';

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
  /** Team that answers for it, and where it is reached. Absent when `area.json` names none. */
  owner?: string;
  contact?: string;
  /** What it needs of the shell, by module. Absent in releases from before it was recorded. */
  needs?: Readonly<Record<string, NeededModule>>;
  /** Code of each page, by route pattern, and of each section, by name. */
  chunks: { routes: Readonly<Record<string, AreaChunk>>; sections: Readonly<Record<string, AreaChunk>> };
}

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

/** Which module of an area, or of the shell, shows a page or a section of it. */
export interface ModuleRef {
  kind: 'routes' | 'sections';
  area: string;
  /** Route pattern, or name of the section. */
  name: string;
}

/** Key of a module, and of the initial data of what it shows. */
export const moduleKey = ({ kind, area, name }: ModuleRef): string => `${kind} ${area} ${name}`;
