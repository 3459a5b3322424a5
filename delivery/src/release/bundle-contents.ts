/** Reads what a server bundle offers. It runs in a sandbox. */
import type { AreaContents } from '@agile-languages/shared/contract';
import type { ModuleRef, ShellModule } from '@agile-languages/shared/registry';
import { loadBundle } from '../sandbox/load-bundle.ts';

/** The text of the lazy import of each page and section. */
export interface BundleContents {
  routes: Readonly<Record<string, string>>;
  sections: Readonly<Record<string, string>>;
}

export async function contentsOfArea(name: string, directory: string): Promise<BundleContents> {
  const { area } = await loadBundle<{ area: AreaContents }>(name, directory);
  return textsOf(area);
}

/** What the shell offers itself, the sections of areas that it shows, and its slots for others. */
export interface ShellContents extends BundleContents {
  homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[];
  slots: readonly string[];
}

export async function contentsOfShell(directory: string): Promise<ShellContents> {
  const { shell } = await loadBundle<{ shell: ShellModule }>('shell', directory);
  const { pages, homeSections, slots = [] } = shell;
  return { ...textsOf(pages), homeSections: homeSections.map(({ area, name }) => ({ area, name })), slots };
}

const textsOf = ({ routes, sections }: AreaContents): BundleContents => ({
  routes: mapValues(routes),
  sections: mapValues(sections),
});

const mapValues = (functions: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(functions).map(([name, load]) => [name, String(load)]));
