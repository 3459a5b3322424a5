import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../store/history.ts';
import { watchedReleases } from './watched-releases.ts';

const registry = { shell: { release: 's' }, areas: { catalog: { release: 'b' } } } as unknown as Registry;
const entry = (kind: HistoryEntry['kind'], at: string, from: string | null = 'a', to = 'b'): HistoryEntry => ({
  kind,
  at,
  who: 'test',
  why: '',
  revision: 2,
  changes: [{ name: 'catalog', from, to }],
});
const shell = { kind: 'live', name: 'shell', release: 's', other: '' };
const live = { kind: 'live', name: 'catalog', release: 'b', other: '' };
const fresh = { kind: 'release', name: 'catalog', release: 'b', other: 'a' };

test.each<[string, HistoryEntry, object[]]>([
  ['release of half an hour ago', entry('release', '2026-11-23T11:30:00.000Z'), [fresh, shell]],
  ['canary promoted just now', entry('promote', '2026-11-23T11:59:00.000Z'), [fresh, shell]],
  ['release of two hours ago', entry('release', '2026-11-23T10:00:00.000Z'), [shell, live]],
  ['rollback', entry('rollback', '2026-11-23T11:30:00.000Z'), [shell, live]],
  ['first release of an area', entry('release', '2026-11-23T11:30:00.000Z', null), [shell, live]],
  ['release that is not live any more', entry('release', '2026-11-23T11:30:00.000Z', 'a', 'c'), [shell, live]],
])('%s: watched %j', (_, line, watched) => {
  const isFresh = ({ at }: HistoryEntry) => at > '2026-11-23T11:00:00.000Z';
  expect(watchedReleases(registry, [], [line], isFresh)).toEqual(watched);
});
