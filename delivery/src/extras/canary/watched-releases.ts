import type { Registry } from '@agile-languages/shared/registry';
import type { HistoryEntry } from '../../store/history.ts';
import { namesIn, releaseIn } from '../../store/registry.ts';
import type { SideRevision } from '../../store/side-revisions.ts';

export interface WatchedRelease {
  /** `live`: it replaced nothing, or long ago, so that it is not taken back. */
  kind: 'canary' | 'release' | 'live';
  name: string;
  release: string;
  /** `''` without one. */
  other: string;
}

export interface Visit {
  /** Absent: all that is live, and each canary. */
  watched?: WatchedRelease;
  fresh?: readonly WatchedRelease[];
  files?: readonly string[];
  widths?: readonly number[];
  /** That more browsers report failures of it than of the other release. */
  doubt?: string | undefined;
  /** The process of this visit was killed, or did not start: nothing is visited. */
  isLost?: boolean;
}

export function watchedReleases(
  registry: Registry,
  sides: readonly SideRevision[],
  history: readonly HistoryEntry[],
  isFresh: (entry: HistoryEntry) => boolean,
): WatchedRelease[] {
  const canaries = sides
    .filter(({ kind }) => kind === 'canary')
    .map(({ name, release }) => ({ kind: 'canary' as const, name, release, other: releaseIn(registry, name) ?? '' }));
  const fresh = history
    .filter((entry) => (entry.kind === 'release' || entry.kind === 'promote') && isFresh(entry))
    .flatMap(({ changes }) => changes)
    .flatMap(({ name, from, to }) =>
      from && releaseIn(registry, name) === to ? [{ kind: 'release' as const, name, release: to, other: from }] : [],
    );
  const others = namesIn(registry)
    .filter((name) => !fresh.some((watched) => watched.name === name))
    .map((name) => ({ kind: 'live' as const, name, release: releaseIn(registry, name) ?? '', other: '' }));
  return [...canaries, ...fresh, ...others];
}

export const activationOf = (
  history: readonly HistoryEntry[],
  { name, release }: Pick<WatchedRelease, 'name' | 'release'>,
): HistoryEntry | undefined =>
  history.findLast(
    ({ kind, changes }) =>
      (kind === 'release' || kind === 'promote') &&
      changes.some((change) => change.name === name && change.to === release),
  );
