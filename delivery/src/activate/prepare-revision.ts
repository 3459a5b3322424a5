import { rm } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { publishEmbed } from '../embed/publish.ts';
import { leavePages } from '../prerender/left-pages.ts';
import { prerender } from '../prerender/prerender.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { expectNotFrozen } from '../store/frozen.ts';
import type { ReleaseChange } from '../store/history.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import { type Store, withDraft } from '../store/store.ts';
import { Overtaken } from '../store/with-lock.ts';
import type { ActivateOptions } from './activate-options.ts';
import { basisOf } from './basis.ts';
import { checkLinks } from './check-links.ts';
import { checkNewLinks } from './check-new-links.ts';
import { checkReleases } from './check-releases.ts';
import { checkSignatures } from './check-signatures.ts';
import { checkSizes } from './check-sizes.ts';
import { completedRegistry } from './completed-registry.ts';
import { compressReleases } from './compress-releases.ts';
import { nextRegistry } from './next-registry.ts';

/** A revision that is complete, checked and tried, in a folder of its own. */
export interface PreparedRevision {
  registry: Registry;
  previous: Registry | undefined;
  site: PrerenderedSite;
  folder: string;
  changed: readonly ReleaseChange[];
  /** The keys that the releases are signed with, and their teams. */
  keys: readonly string[];
  /** How it was tried in a browser. */
  tried?: string;
}

/**
 * Makes the revision that follows the live one, lets `use` make something of it, and removes what is left of it.
 *
 * @param place where it is served: `beside` the live one partners get nothing of it; `following` it is served already
 * @returns `undefined` when it would be the same as the live one
 * @throws {UserError} when it would harm the site
 */
export async function prepareRevision<Result>(
  options: ActivateOptions,
  place: 'live' | 'beside' | 'following',
  use: (prepared: PreparedRevision) => Promise<Result>,
): Promise<Result | undefined> {
  const { store, config, releases: changes, note, api, removes = false, isDryRun = false } = options;
  const { back, content, limits, tryOut, asksAll = false, areVerified = false } = options;
  // A rollback that began again could go back twice.
  const turn = place === 'live' && note.kind !== 'rollback' ? options.turn : undefined;
  const basis = turn && (await basisOf(store));
  const previous = await completedRegistry(store);
  const live = Object.fromEntries(namesIn(previous).map((name) => [name, releaseIn(previous, name) ?? '']));
  const releases = { ...live, ...changes };
  if (!releases.shell) throw new UserError('There is no release of the shell yet. Run npm start once.');
  const changed = Object.entries(releases).flatMap(([name, to]): ReleaseChange[] =>
    to === live[name] ? [] : [{ name, from: live[name] ?? null, to }],
  );
  const names = changed.map(({ name }) => name);

  if (note.kind !== 'abort' && place !== 'following') await expectNotFrozen(store, names);
  await checkReleases(store, releases, changed, areVerified);
  const keys = note.kind === 'rollback' ? [] : await checkSignatures(store, changed);
  const embed = isDryRun || place !== 'live' ? previous?.embed : await publishEmbed(store, config, releases);
  const registry = await nextRegistry(store, previous, releases, { embed, areaOrigins: config.areaOrigins });
  const draft = withDraft(store, registry.revision);
  const next: Store = place === 'live' ? draft : { ...draft, compressesFirst: 'all' };
  const folder = next.pages(registry.revision);
  // Beside prerendering, which leaves one of two cores idle for half of its time.
  const compressed = isDryRun ? undefined : compressReleases(store, changed);
  compressed?.catch(() => {});
  try {
    const expectSameBasis = async (leave?: () => Promise<string | undefined>) => {
      if (!turn) return;
      await turn.take().catch(async (cause) => {
        const left = await leave?.();
        throw cause instanceof Overtaken ? new Overtaken(left) : cause;
      });
      if ((await basisOf(store)) !== basis) throw new Overtaken(await leave?.());
    };
    const site = await prerender({
      store: next,
      registry,
      config,
      previous,
      api,
      hasSameReleases: changed.length === 0 && previous?.embed === embed,
      removes,
      isDryRun,
      asksAll,
      ...(content && { content }),
      ...(back && { back }),
      ...(limits && { limits }),
      ...(turn && { onMany: turn.leave }),
    }).catch(async (cause) => {
      await expectSameBasis();
      throw cause;
    });
    await expectSameBasis(async () => site?.after && leavePages(folder, site.after.list.pages));
    if (!site) return undefined;
    const prepared = { registry, previous, site, folder, changed, keys };
    if (isDryRun) return await use(prepared);
    await compressed;
    if (note.kind === 'release' && place !== 'following' && previous) await checkSizes(store, changed);
    await checkPages(site, note.kind === 'release' ? pagesOf(site) : []);
    const tried = names.length > 0 ? await tryOut?.({ store: next, registry, previous, names, config }) : undefined;
    return await use({ ...prepared, ...(tried && { tried }) });
  } finally {
    await compressed?.catch(() => {});
    // What cannot be removed now goes with the old pages; the reason of a refusal matters more.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Documents that a release has changed, not only the data that they show. */
const pagesOf = ({ prerendered }: PrerenderedSite) =>
  Object.keys(prerendered).filter((key) => prerendered[key] !== 'data changed');

/** @throws {UserError} when links lead to nothing */
async function checkPages({ before, after }: PrerenderedSite, changed: readonly string[]): Promise<void> {
  if (!after) return;
  await checkLinks(after.folder, before?.list, after.list);
  if (before) await checkNewLinks(before, after, changed);
}
