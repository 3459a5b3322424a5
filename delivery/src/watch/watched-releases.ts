import type { Registry } from '@agile-languages/shared/registry';
import type { HistoryEntry } from '../store/history.ts';
import { releaseIn } from '../store/registry-file.ts';
import type { SideRevision } from '../store/side-revisions.ts';

/** A release that is compared with another one, and taken back when it fails too often. */
export interface WatchedRelease {
  kind: 'canary' | 'release';
  name: string;
  release: string;
  /** The one that it is compared with. */
  other: string;
}

/** For how long a release counts as fresh, in milliseconds: an hour. */
const freshFor = 3_600_000;

/** Every canary, and what became live within the last hour in place of something else and is live still. */
export function watchedReleases(
  registry: Registry,
  sides: readonly SideRevision[],
  history: readonly HistoryEntry[],
  now = Date.now(),
): WatchedRelease[] {
  const canaries = sides
    .filter(({ kind }) => kind === 'canary')
    .map(({ name, release }) => ({ kind: 'canary' as const, name, release, other: releaseIn(registry, name) ?? '' }));
  const fresh = history
    .filter(({ kind, at }) => (kind === 'release' || kind === 'promote') && Date.parse(at) > now - freshFor)
    .flatMap(({ changes }) => changes)
    .flatMap(({ name, from, to }) =>
      from && releaseIn(registry, name) === to ? [{ kind: 'release' as const, name, release: to, other: from }] : [],
    );
  return [...canaries, ...fresh];
}
