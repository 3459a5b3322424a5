import { readArgs } from '@agile-languages/shared/build/checkout';
import { guess, UserError } from '@agile-languages/shared/errors';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { readConfig } from '../config.ts';
import { line, plain } from '../output.ts';
import { type HistoryEntry, historyProblem, type Requester, readHistory } from '../store/history.ts';
import { namesIn, readRegistry, releaseIn } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import type { Extras } from './extras.ts';
import { knownNames } from './known-areas.ts';
import { usages } from './usages.ts';

export async function history(args: string[], { objectStorage: openShared }: Extras): Promise<void> {
  const { name, flags } = readArgs(args, usages.history);
  const { served: store, refresh } = await openReleaseStore(readConfig(process.env), { openShared });
  await refresh();
  const entries = await readHistory(store);
  if (flags.has('verify')) {
    const problem = await historyProblem(store, (await readRegistry(store))?.revision ?? 0);
    if (problem) throw new UserError(`The history ${store.history} is not what was written: ${problem}`);
    line(`${entries.length} entries, none changed and none missing.`);
    return;
  }
  const found = entries.filter(
    ({ subject, changes }) => !name || subject === name || changes.some((change) => change.name === name),
  );
  if (name && found.length === 0) {
    const names = [
      ...knownNames(await readRegistry(store)),
      ...entries.flatMap(({ changes }) => changes.map((change) => change.name)),
    ];
    throw new UserError(`Nothing in the history is about ${name}.${guess(name, names)}`);
  }
  const teams = await teamsOf(store);
  for (const entry of found) line(plain(textOf(entry, teams)));
}

async function teamsOf(store: Store): Promise<ReadonlyMap<string, string>> {
  const registry = await readRegistry(store);
  const entries = namesIn(registry).map(async (name) => {
    const read = readDescription<Partial<AreaDescription>>(store, name, releaseIn(registry, name) ?? '');
    const { owner } = await read.catch(() => ({ owner: '' }));
    return [name, owner ? ` (${owner})` : ''] as const;
  });
  return new Map(await Promise.all(entries));
}

function textOf(
  { at, revision, kind, commit, why, subject, beside, share, changes, keys = [], tried, ...entry }: HistoryEntry,
  teams: ReadonlyMap<string, string>,
): string {
  const { who, machine, key }: Partial<Requester> = entry.from ?? entry;
  const used = keys.length > 0 ? keys : [key].filter(Boolean);
  const releases = changes
    .map(({ name, from, to }) => `${name}${teams.get(name) ?? ''} ${from ?? '-'} → ${to}`)
    .join(', ');
  const origin = [
    who,
    machine && `on ${machine}`,
    commit && `at ${commit.slice(0, 8)}${commit.endsWith('+') ? '+' : ''}`,
    used.length > 0 && `with key ${used.join(', ')}`,
  ];
  return [
    at,
    String(revision).padStart(4),
    kind.padEnd(9),
    releases || (beside ? `${subject} → ${beside}` : subject),
    share && `for ${share} %`,
    origin.filter(Boolean).join(' '),
    tried,
    why,
  ]
    .filter(Boolean)
    .join('  ');
}
