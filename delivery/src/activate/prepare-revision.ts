import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import type { Tolerates } from '../prerender/faults.ts';
import { prerender } from '../prerender/prerender.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { keepUnfinished } from '../prerender/unfinished.ts';
import { compressFiles, uncompressedIn } from '../store/compress.ts';
import type { ReleaseChange } from '../store/history.ts';
import { type Store, withDraft } from '../store/store.ts';
import type { ActivateOptions, VersionForPartners } from './activate-options.ts';
import { checkChange, checkPages, findChange, type Place, type SiteChange } from './check-change.ts';
import { nextRegistry } from './next-registry.ts';
import { type PausedLock, pausedLock } from './paused-lock.ts';

export interface PreparedRevision extends SiteChange, Draft {
  site: PrerenderedSite;
  keys: readonly string[];
  tried?: string;
}

interface Draft {
  store: Store;
  registry: Registry;
  folder: string;
  embed: VersionForPartners | undefined;
}

/** Removes what `use` does not move elsewhere. `undefined`: nothing would change. */
export async function prepareRevision<Result>(
  options: ActivateOptions,
  place: Place,
  use: (prepared: PreparedRevision) => Promise<Result>,
): Promise<Result | undefined> {
  const change = await findChange(options);
  const lock = await lockToPause(options, place);
  const keys = await checkChange(options, place, change);
  const draft = await draftRevision(options, place, change);
  // Prerendering leaves one of two cores idle for half of its time.
  const compressed = options.isDryRun ? [] : [compressReleases(options.store, change.changed), draft.embed?.written];
  Promise.all(compressed).catch(() => {});
  try {
    const site = await prerenderDraft(options, change, draft, lock);
    if (!site) return void (await draft.embed?.publish());
    const prepared = { ...change, ...draft, site, keys };
    if (options.isDryRun) return await use(prepared);
    await Promise.all(compressed);
    await checkPages(options, place, change, site);
    const tried = await tryDraft(options, change, draft);
    await draft.embed?.publish();
    return await use({ ...prepared, ...(tried && { tried }) });
  } finally {
    await Promise.allSettled(compressed);
    // The reason of a refusal matters more than what cannot be removed now.
    for (const folder of foldersOf(options.store, draft))
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** A rollback keeps the lock: if it began again, it could go back twice. */
const lockToPause = async ({ store, lock, note }: ActivateOptions, place: Place) =>
  lock && place === 'live' && note.kind !== 'rollback' ? pausedLock(store, lock) : undefined;

async function draftRevision(
  { store, config, isDryRun, prepareForPartners }: ActivateOptions,
  place: Place,
  { previous, releases }: SiteChange,
): Promise<Draft> {
  const isPublished = !isDryRun && place === 'live';
  const embed = isPublished ? await prepareForPartners?.(store, config, releases) : undefined;
  const registry = await nextRegistry(store, previous, releases, {
    embed: isPublished ? embed?.version : previous?.embed,
    areaOrigins: config.areaOrigins,
  });
  const drafts = withDraft(store, registry.revision, embed);
  return {
    store: place === 'live' ? drafts : { ...drafts, compressesFirst: 'all' },
    registry,
    folder: drafts.pages(registry.revision),
    embed,
  };
}

const foldersOf = (store: Store, { folder, embed }: Draft): string[] =>
  embed && embed.folder !== store.embed(embed.version) ? [folder, embed.folder] : [folder];

async function prerenderDraft(
  {
    config,
    api,
    content,
    back,
    limits,
    growth,
    retires,
    removes = false,
    isDryRun = false,
    asksAll = false,
  }: ActivateOptions,
  { previous, changed }: SiteChange,
  { store, registry, folder }: Draft,
  lock: PausedLock | undefined,
): Promise<PrerenderedSite | undefined> {
  const released = changed.map(({ name }) => name);
  const hasSameReleases = changed.length === 0 && !retires && previous?.embed === registry.embed;
  const site = await prerender({
    ...{ store, registry, previous, config, api, hasSameReleases, removes, isDryRun, asksAll, growth, released },
    ...(content && { content }),
    ...(back && { back }),
    ...(limits && { limits }),
    ...(lock && { onMany: lock.pause }),
    tolerates: isOfOthers(released),
  }).catch(async (cause) => {
    await lock?.resume();
    throw cause;
  });
  await lock?.resume(async () => site?.after && keepUnfinished(folder, site.after.list.pages));
  return site;
}

const isOfOthers =
  (names: readonly string[]): Tolerates =>
  (areas) =>
    names.length === 0 || (areas.length > 0 && !names.includes('shell') && !areas.some((area) => names.includes(area)));

async function compressReleases(store: Store, changed: readonly ReleaseChange[]): Promise<void> {
  if (store.compressesFirst === 'nothing') return;
  for (const { name, to } of changed)
    await compressFiles(store.directory, await uncompressedIn(join(store.release(name, to), 'browser')));
}

async function tryDraft(
  { config, tryOut }: ActivateOptions,
  { previous, changed }: SiteChange,
  { store, registry }: Draft,
): Promise<string | undefined> {
  const names = changed.map(({ name }) => name);
  return names.length > 0 ? tryOut?.({ store, registry, previous, names, config }) : undefined;
}
