import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { commitOf } from '../build/sources.ts';
import { logFault } from '../log-fault.ts';
import { line } from '../output.ts';
import { root } from '../paths.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { type ActivationNote, appendHistory } from '../store/history.ts';
import { claimRevision, replaceRegistry } from '../store/registry.ts';
import { removeUnusedReleases } from '../store/unused-releases.ts';
import type { ActivateOptions } from './activate-options.ts';
import { type PreparedRevision, prepareRevision } from './prepare-revision.ts';
import { removeOldPages } from './remove-old-pages.ts';

export interface Activation extends PrerenderedSite {
  registry: Registry;
}

const mostTries = 5;

/** When another process was first, it begins again on top of that. */
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
    if (activation && !options.isDryRun) await options.follow?.(options);
    if (!options.isDryRun)
      await removeUnusedReleases(options.store).catch((cause) => logFault('unused releases not removed', { cause }));
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
    kind: changed.length > 0 || isContent || kind === 'abort' || kind === 'retire' ? kind : 'prerender',
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

const commitFor = async ({ commit, kind }: ActivationNote) =>
  commit ?? (kind === 'content' ? undefined : await commitOf(root));

const named = 5;

/** `3 pages: /, /faq, /experts; gone: /sample/700001`. */
export function changedPages({
  prerendered,
  removed,
  faults = [],
}: Pick<PrerenderedSite, 'prerendered' | 'removed' | 'faults'>): string {
  const pages = Object.keys(prerendered);
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const left = faults.map(({ key, owner }) => `${key} of ${owner}`);
  return [
    pages.length > 0 ? `${count}: ${listed(pages)}` : '',
    removed.length > 0 ? `gone: ${listed(removed)}` : '',
    left.length > 0 ? `as before, because it fails: ${listed(left)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

const listed = (keys: readonly string[]) =>
  keys.slice(0, named).join(', ') + (keys.length > named ? ` and ${keys.length - named} more` : '');
