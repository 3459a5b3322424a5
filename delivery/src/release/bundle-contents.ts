/** Runs in a realm of a sandbox. */
import type { AreaContents } from '@agile-languages/shared/contract';
import type { ModuleRef, ShellModule } from '@agile-languages/shared/registry';
import { loadBundle } from '../sandbox/server-bundle.ts';

export interface BundleContents {
  routes: Readonly<Record<string, string>>;
  sections: Readonly<Record<string, string>>;
}

export async function contentsOfArea(name: string): Promise<BundleContents> {
  const { area } = await loadBundle<{ area: AreaContents }>(name);
  return textsOf(area);
}

export interface ShellContents extends BundleContents {
  homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[];
  slots: readonly string[];
}

export async function contentsOfShell(): Promise<ShellContents> {
  const { shell } = await loadBundle<{ shell: ShellModule }>('shell');
  const { pages, homeSections, slots = [] } = shell;
  return { ...textsOf(pages), homeSections: homeSections.map(({ area, name }) => ({ area, name })), slots };
}

const textsOf = ({ routes, sections }: AreaContents): BundleContents => ({
  routes: mapValues(routes),
  sections: mapValues(sections),
});

const mapValues = (functions: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(functions).map(([name, load]) => [name, String(load)]));
