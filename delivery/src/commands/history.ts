import { UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { type HistoryEntry, historyProblem, type Requester, readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry-file.ts';
import { readArgs } from './read-args.ts';

/**
 * `npm run history [-- <area>] [--verify]`: what was released, rolled back, prerendered and frozen, by whom and why. With
 * `--verify` it is also checked that nothing was changed or taken out afterwards.
 */
export async function history(args: string[]): Promise<void> {
  const { name, flags } = readArgs(args, { flags: ['verify'] });
  const { served: store, refresh } = await openReleaseStore(readConfig(process.env));
  await refresh();
  const entries = await readHistory(store);
  if (flags.has('verify')) {
    const problem = await historyProblem(store, (await readRegistry(store))?.revision ?? 0);
    if (problem) throw new UserError(`The history ${store.history} is not what was written: ${problem}`);
    line(`${entries.length} entries, none changed and none missing.`);
    return;
  }
  for (const entry of entries)
    if (!name || entry.subject === name || entry.changes.some((change) => change.name === name)) line(textOf(entry));
}

function textOf({
  at,
  revision,
  kind,
  commit,
  why,
  subject,
  beside,
  share,
  changes,
  keys = [],
  tried,
  ...entry
}: HistoryEntry): string {
  const { who, machine, key }: Partial<Requester> = entry.from ?? entry;
  const used = keys.length > 0 ? keys : [key].filter(Boolean);
  const releases = changes.map(({ name, from, to }) => `${name} ${from ?? '-'} → ${to}`).join(', ');
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
