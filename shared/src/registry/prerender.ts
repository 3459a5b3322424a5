import type { AreaContents } from '../contract/index.ts';
import type { SiteConfig } from '../platform/config.ts';
import type { AreaDescription, InitialData, ModuleRef, PageTarget, Registry, ShellDescription } from './index.ts';

/** A document that delivery requests from the shell. */
export interface PrerenderRequest {
  target: PageTarget;
  /** Path of the address, `/languages/1111117`. */
  path: string;
  config: SiteConfig;
  registry: Registry;
  /** Descriptions of the live releases, by area. */
  areas: Readonly<Record<string, AreaDescription>>;
  /** Description of the shell's own release. */
  shell: ShellDescription;
  /** Routes and sections of the areas, from their server bundles. */
  contents: Readonly<Record<string, AreaContents>>;
  /** What the API returned for the modules of the page. Default: nothing. */
  initialData?: InitialData;
  /** Text of the shell's own styles. */
  shellCss: string;
  /** Text of an area's style file, with absolute addresses. */
  readStyle: (area: string, name: string) => Promise<string>;
  /** Addresses of fonts that the first paint needs. */
  fonts: readonly string[];
}

/** A document as the shell rendered it. */
export interface PrerenderedPage {
  html: string;
  css: string;
  /** Its canonical address; absent when search engines are to leave it out. */
  canonical?: string;
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
  /** The shell's own pages. */
  pages: AreaContents;
  /** Pictures for link previews as SVG in the kit's tokens, by name. Default: none. */
  previewPictures?(brand: string): Promise<Readonly<Record<string, string>>>;
  /** @throws when a component of the page throws in render */
  renderPage(request: PrerenderRequest): Promise<PrerenderedPage>;
}
