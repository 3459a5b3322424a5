import { basename } from 'node:path';
import type { AreaContents } from '@agile-languages/shared/contract';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type {
  AreaDescription,
  ComposedData,
  PagePart,
  PageTarget,
  Registry,
  ShellDescription,
} from '@agile-languages/shared/registry';
import { Refusal } from '../places.ts';
import { importBundle } from '../release/server-bundle.ts';

/** What the shell's server bundle offers. */
export interface ShellBundle {
  inlineScript: string;
  /** Sections of areas that stand on the home page. */
  homeSections: readonly Pick<PagePart, 'area' | 'name'>[];
  /** Pictures for link previews as SVG in the kit's tokens, by name. Releases before these pictures have none. */
  previewPictures?(brand: string): Promise<Readonly<Record<string, string>>>;
  renderPage(request: {
    target: PageTarget;
    path: string;
    config: SiteConfig;
    registry: Registry;
    areas: Readonly<Record<string, AreaDescription>>;
    shell: ShellDescription;
    contents: Readonly<Record<string, AreaContents>>;
    shellCss: string;
    data: ComposedData;
    readStyle: (area: string, name: string) => Promise<string>;
    fonts: readonly string[];
  }): Promise<RenderedPage>;
}

/** A page as the shell rendered it. */
export interface RenderedPage {
  html: string;
  css: string;
  /** Its canonical address; absent when search engines are to leave it out. */
  canonical?: string;
}

export async function loadShellBundle(directory: string): Promise<ShellBundle> {
  const bundle = await importBundle<Partial<ShellBundle>>(directory);
  if (isWhole(bundle)) return bundle;
  throw new Refusal(
    `Release ${basename(directory)} of shell is from before pages were composed with data and cannot be composed any more. Nothing has changed. Release shell again.`,
  );
}

const isWhole = (bundle: Partial<ShellBundle>): bundle is ShellBundle => bundle.homeSections !== undefined;

export async function loadContents(directory: string): Promise<AreaContents> {
  const { area } = await importBundle<{ area: AreaContents }>(directory);
  return area;
}
