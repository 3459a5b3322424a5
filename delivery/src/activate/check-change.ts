import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { line } from '../output.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { Refusal } from '../refusal.ts';
import { expectNotFrozen } from '../store/frozen.ts';
import type { ActivationNote, ReleaseChange } from '../store/history.ts';
import { namesIn, releaseIn } from '../store/registry.ts';
import type { ActivateOptions } from './activate-options.ts';
import { checkNewLinks, linkToRemoved } from './check-links.ts';
import { checkListed } from './check-listed.ts';
import { checkReleases } from './check-releases.ts';
import { checkSizes } from './check-sizes.ts';
import { checkStyles } from './check-styles.ts';
import { completedRegistry } from './next-registry.ts';

/** Partners get nothing of a revision `beside` the live one. One that is `following` is served already. */
export type Place = 'live' | 'beside' | 'following';

export interface SiteChange {
  previous: Registry | undefined;
  releases: Readonly<Record<string, string>>;
  changed: readonly ReleaseChange[];
}

export async function findChange({ store, releases: wanted, retires = '' }: ActivateOptions): Promise<SiteChange> {
  const previous = await completedRegistry(store);
  const live = Object.fromEntries(namesIn(previous).map((name) => [name, releaseIn(previous, name) ?? '']));
  const { [retires]: _, ...releases } = { ...live, ...wanted };
  if (!releases.shell) throw new UserError('There is no release of the shell yet. Run npm start once.');
  const changed = Object.entries(releases).flatMap(([name, to]): ReleaseChange[] =>
    to === live[name] ? [] : [{ name, from: live[name] ?? null, to }],
  );
  return { previous, releases, changed };
}

export async function checkChange(
  { store, note, signersOf, retires, areVerified = false }: ActivateOptions,
  place: Place,
  { previous, releases, changed }: SiteChange,
): Promise<string[]> {
  if (note.kind !== 'abort' && place !== 'following')
    await expectNotFrozen(store, [...changed.map(({ name }) => name), ...(retires ? [retires] : [])]);
  await checkReleases(store, releases, changed, { previous, areVerified });
  if (note.kind === 'release' && place !== 'following') await checkStyles(store, changed, releases);
  return note.kind === 'rollback' ? [] : ((await signersOf?.(store, changed)) ?? []);
}

/** A link of another team keeps no wrong release live, and no content back. */
const goesOn: readonly ActivationNote['kind'][] = ['rollback', 'abort', 'content'];

export async function checkPages(
  { store, note, removes = false }: ActivateOptions,
  place: Place,
  { previous, changed }: SiteChange,
  { prerendered, before, after }: PrerenderedSite,
): Promise<void> {
  const isRelease = note.kind === 'release';
  if (isRelease && place !== 'following' && previous) await checkSizes(store, changed);
  if (!after) return;
  if (before && isRelease && place !== 'following') checkListed(before.list, after.list, removes);
  const dead = await linkToRemoved(after.folder, before?.list, after.list);
  if (dead && goesOn.includes(note.kind)) line(`Nothing is ${dead}.`);
  else if (dead)
    throw new Refusal(`Nothing would be ${dead}. Nothing has changed. Release those without the link first.`);
  const ofRelease = Object.keys(prerendered).filter((key) => prerendered[key] !== 'data changed');
  if (before) await checkNewLinks(before, after, isRelease ? ofRelease : []);
}
