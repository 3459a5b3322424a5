import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { commitOf } from '../build/commit-of.ts';
import { root } from '../paths.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { line } from '../progress.ts';
import { claimRevision } from '../store/claim-revision.ts';
import { type ActivationNote, appendHistory } from '../store/history.ts';
import { replaceRegistry } from '../store/registry-file.ts';
import type { ActivateOptions } from './activate-options.ts';
import { changedPages } from './changed-pages.ts';
import { followSides } from './follow-sides.ts';
import { type PreparedRevision, prepareRevision } from './prepare-revision.ts';
import { removeOldPages } from './remove-old-pages.ts';

export interface Activation extends PrerenderedSite {
  /** The live registry from now on. */
  registry: Registry;
}

/** How often a release is prerendered anew because another one became live meanwhile. */
const mostTries = 5;

/**
 * Activates releases: prerenders the pages that they or new data touch, makes them the next revision, then replaces the
 * registry. When another process was first, the same happens again on top of what that made live, so that neither is
 * lost. An area without a release has no pages and stops nobody. What is served beside the live revision follows it.
 *
 * @returns `undefined` when all of it is live already
 * @throws {UserError} when the shell or a live release is missing
 */
export async function activateReleases(options: ActivateOptions): Promise<Activation | undefined> {
  const commit = commitFor(options.note);
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const activation = await prepareRevision(options, 'live', (prepared) =>
      activatePrepared(options, prepared, commit),
    );
    if (activation === 'overtaken') {
      line('Another release became live meanwhile. Once more, on top of it.');
      continue;
    }
    if (activation && !options.isDryRun) await followSides(options);
    return activation;
  }
  throw new UserError('Other releases were faster each time. Nothing has changed. Try again.');
}

async function activatePrepared(
  { store, note, isDryRun }: ActivateOptions,
  { registry, site, folder, changed, keys, tried }: PreparedRevision,
  ofCommit: Promise<string | undefined>,
): Promise<Activation | 'overtaken'> {
  if (isDryRun) return { ...site, registry };
  const { kind, why, from } = note;
  const isContent = kind === 'content';
  const commit = await ofCommit;
  if (!(await claimRevision(store, registry.revision, folder))) return 'overtaken';
  await appendHistory(store, {
    revision: registry.revision,
    kind: changed.length > 0 || isContent || kind === 'abort' ? kind : 'prerender',
    changes: changed,
    why: isContent ? changedPages(site) : why,
    ...(note.subject && { subject: note.subject }),
    ...(commit && { commit }),
    ...(keys.length > 0 && { keys }),
    ...(from && { from }),
    ...(tried && { tried }),
  });
  await replaceRegistry(store, registry);
  await removeOldPages(store, registry.revision);
  return { ...site, registry };
}

/** The commit that the history names: what was released is of it, or the checkout of the command. Content is of none. */
const commitFor = async ({ commit, kind }: ActivationNote) =>
  commit ?? (kind === 'content' ? undefined : await commitOf(root));
