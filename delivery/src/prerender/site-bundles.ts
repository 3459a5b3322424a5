import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaContents } from '@agile-languages/shared/contract';
import type { AreaDescription, Registry, ShellDescription, ShellModule } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import { loadBundle } from '../sandbox/load-bundle.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/** The code of every release that a registry names. */
export interface SiteBundles {
  shell: ShellModule;
  /** Description of the shell's release. */
  description: ShellDescription;
  /** Descriptions of the areas' releases, with the bases that the registry has for them. */
  areas: Readonly<Record<string, AreaDescription>>;
  /** Tables of contents of the areas, from their server bundles. */
  contents: Readonly<Record<string, AreaContents>>;
  /** Text of the shell's own styles. */
  shellCss: string;
  /** Text of a style file of the shell or of an area, with absolute addresses. */
  readStyle: (name: string, file: string) => Promise<string>;
}

/** @throws {UserError} when a release is missing or of a kind that cannot be prerendered any more */
export async function loadSiteBundles(store: Store, registry: Registry): Promise<SiteBundles> {
  const description = await readDescription<ShellDescription>(store, 'shell', registry.shell.release);
  const shell = await loadShell(store, registry.shell.release);
  checkContracts(shell, registry);
  const areas = await mapAreas(registry, async (name, release, base) => ({
    ...(await readDescription<AreaDescription>(store, name, release)),
    base,
  }));
  const contents = await mapAreas(registry, async (name, release) => {
    const { area } = await loadBundle<{ area: AreaContents }>(name, store.release(name, release));
    return area;
  });
  const readStyle = async (name: string, file: string) => {
    const { release, base } = (name === 'shell' ? description : areas[name]) ?? description;
    const css = await readFile(join(store.release(name, release), 'browser', file), 'utf8');
    return css.replaceAll(/url\((?!["']?(?:data:|\/|https?:|#))/g, `url(${base}`);
  };
  return { shell, description, areas, contents, shellCss: await readStyle('shell', description.style.name), readStyle };
}

async function loadShell(store: Store, release: string): Promise<ShellModule> {
  const { shell } = await loadBundle<{ shell?: ShellModule }>('shell', store.release('shell', release));
  if (shell) return shell;
  throw new Refusal(
    `Release ${release} of shell is too old: its pages cannot be prerendered any more. Nothing has changed. Release shell again.`,
  );
}

/** An area may be one version of the contract behind the shell, as in the browser. */
function checkContracts(shell: ShellModule, { areas }: Registry): void {
  for (const [name, { contract }] of Object.entries(areas))
    if (contract !== shell.contract && contract !== shell.contract - 1)
      throw new Refusal(
        `Area ${name} is written for contract ${contract}, the shell offers ${shell.contract}. Nothing has changed. Release both of one source: npm run release -- --all.`,
      );
}

async function mapAreas<Value>(
  { areas }: Registry,
  read: (name: string, release: string, base: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(areas).map(async ([name, { release, base }]) => [name, await read(name, release, base)] as const),
    ),
  );
}
