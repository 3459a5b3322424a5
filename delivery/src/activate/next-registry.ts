import type { AreaDescription, AreaRelease, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { slotsOf } from '../release/slots-of.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

interface RegistryOptions {
  /** Version of what partners load. Default: none. */
  embed: string | undefined;
  /** Origins of areas whose files are not on the site's own, by name. */
  areaOrigins?: Readonly<Record<string, string>> | undefined;
}

/**
 * The registry that follows another one.
 *
 * @param releases the release of the shell and of each area
 * @throws {UserError} when a release is missing
 */
export async function nextRegistry(
  store: Store,
  previous: Registry | undefined,
  { shell = '', ...areas }: Readonly<Record<string, string>>,
  { embed, areaOrigins = {} }: RegistryOptions,
): Promise<Registry> {
  const entries = await Promise.all(
    Object.entries(areas).map(
      async ([name, hash]) => [name, await areaEntry(store, name, hash, areaOrigins[name])] as const,
    ),
  );
  const origins = Object.keys(areas).flatMap((name) => areaOrigins[name] ?? []);
  return {
    schema: 1,
    revision: (previous?.revision ?? 0) + 1,
    origins: [...new Set(origins)],
    shell: await shellEntry(store, shell),
    ...(embed && { embed }),
    areas: Object.fromEntries(entries),
  };
}

async function shellEntry(store: Store, hash: string): Promise<Registry['shell']> {
  const { release, base, main } = await readDescription<ShellDescription>(store, 'shell', hash);
  return { release, base, main };
}

async function areaEntry(store: Store, name: string, hash: string, origin = ''): Promise<AreaRelease> {
  const description = await readDescription<AreaDescription>(store, name, hash);
  const { release, contract, base, entry, routes, chunks } = description;
  const pageFiles = Object.entries(chunks.routes).map(([pattern, { script, style }]) => [
    pattern,
    style ? [script, style] : [script],
  ]);
  return {
    release,
    contract,
    base: `${origin}${base}`,
    entry,
    routes,
    pageFiles: Object.fromEntries(pageFiles),
    ...slotsOf(description),
  };
}
