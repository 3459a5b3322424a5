import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { AreaDescription, AreaRelease, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { type Composed, compose } from '../compose/compose.ts';
import { readPageList } from '../compose/page-list.ts';
import { publishEmbed } from '../embed/publish.ts';
import { areaNames, Refusal, type ReleasedName, type Store } from '../places.ts';
import { readDescription } from './read-description.ts';
import { flip, type HistoryEntry, readRegistry } from './registry-file.ts';

/** How many past revisions keep their pages. */
const keptRevisions = 10;

/** Releases to make live, by name; the others stay as they are. */
export type Changes = Partial<Record<ReleasedName, string>>;

/**
 * Makes releases live: composes the pages that they touch below the next revision, then flips the registry.
 *
 * Pages whose data has changed are composed as well.
 *
 * @returns the new registry and what was composed, or `undefined` when all of it was live already
 */
export async function goLive(
  store: Store,
  config: SiteConfig,
  changes: Changes,
  { kind, why }: Pick<HistoryEntry, 'kind' | 'why'>,
  api: ApiClient,
): Promise<(Composed & { registry: Registry }) | undefined> {
  const before = await readRegistry(store);
  const releases = Object.fromEntries(
    [...areaNames, 'shell' as const].map((name) => [name, changes[name] ?? releaseIn(before, name)]),
  );
  const missing = Object.keys(releases).filter((name) => !releases[name]);
  if (missing.length > 0) throw new Refusal(`There is no release yet of: ${missing.join(', ')}. Run npm start once.`);

  const changed = Object.entries(releases).flatMap(([name, to]) => {
    const from = releaseIn(before, name as ReleasedName) ?? null;
    return to && to !== from ? [{ name, from, to }] : [];
  });
  const embed = await publishEmbed(store, config, releases);
  const unchanged =
    changed.length === 0 && before !== undefined && before.embed === embed && (await isComposed(store, before, config));

  const registry: Registry = {
    schema: 1,
    revision: (before?.revision ?? 0) + 1,
    origins: before?.origins ?? [],
    shell: await shellEntry(store, releases.shell ?? ''),
    ...(embed && { embed }),
    areas: Object.fromEntries(
      await Promise.all(areaNames.map(async (name) => [name, await areaEntry(store, name, releases[name] ?? '')])),
    ),
  };
  const done = await compose({ store, registry, config, previous: before, api, unchanged });
  if (!done) return undefined;
  await writeFile(configFile(store, registry.revision), JSON.stringify(config));
  await flip(store, registry, { kind: changed.length > 0 ? kind : 'compose', changes: changed, why });
  await prune(store, registry.revision);
  return { registry, ...done };
}

const configFile = (store: Store, revision: number) => join(store.pages(revision), 'config.json');

async function isComposed(store: Store, registry: Registry, config: SiteConfig): Promise<boolean> {
  if (!(await readPageList(store.pages(registry.revision)))) return false;
  const composedWith = await readFile(configFile(store, registry.revision), 'utf8').catch(() => '');
  return composedWith === JSON.stringify(config);
}

export const releaseIn = (registry: Registry | undefined, name: ReleasedName): string | undefined =>
  name === 'shell' ? registry?.shell.release : registry?.areas[name]?.release;

async function shellEntry(store: Store, hash: string): Promise<Registry['shell']> {
  const { release, base, main } = await readDescription<ShellDescription>(store, 'shell', hash);
  return { release, base, main };
}

async function areaEntry(store: Store, name: string, hash: string): Promise<AreaRelease> {
  const { release, contract, base, entry, routes } = await readDescription<AreaDescription>(store, name, hash);
  return { release, contract, base, entry, routes };
}

async function prune(store: Store, revision: number): Promise<void> {
  const parent = join(store.pages(revision), '..');
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (Number(name) <= revision - keptRevisions) await rm(join(parent, name), { recursive: true, force: true });
}
