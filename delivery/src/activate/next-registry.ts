import type { AreaDescription, AreaRelease, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/**
 * The registry that follows another one.
 *
 * @param releases the release of the shell and of each area
 * @param embed version of what partners load
 * @throws {UserError} when a release is missing
 */
export async function nextRegistry(
  store: Store,
  previous: Registry | undefined,
  { shell = '', ...areas }: Readonly<Record<string, string>>,
  embed: string | undefined,
): Promise<Registry> {
  const entries = await Promise.all(
    Object.entries(areas).map(async ([name, hash]) => [name, await areaEntry(store, name, hash)] as const),
  );
  return {
    schema: 1,
    revision: (previous?.revision ?? 0) + 1,
    origins: previous?.origins ?? [],
    shell: await shellEntry(store, shell),
    ...(embed && { embed }),
    areas: Object.fromEntries(entries),
  };
}

async function shellEntry(store: Store, hash: string): Promise<Registry['shell']> {
  const { release, base, main } = await readDescription<ShellDescription>(store, 'shell', hash);
  return { release, base, main };
}

async function areaEntry(store: Store, name: string, hash: string): Promise<AreaRelease> {
  const { release, contract, base, entry, routes } = await readDescription<AreaDescription>(store, name, hash);
  return { release, contract, base, entry, routes };
}
