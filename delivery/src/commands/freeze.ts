import { UsageError } from '@agile-languages/shared/errors';
import { sourceNames } from '../build/source-names.ts';
import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { freeze as freezeIn, unfreeze as unfreezeIn, wholeSite } from '../store/frozen.ts';
import { appendHistory } from '../store/history.ts';
import { namesIn, readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';

/** `npm run freeze -- <area> | --all [--why …]`: nothing of it becomes live until it is freed. */
export const freeze = (args: string[]): Promise<void> =>
  change(args, 'freeze', 'frozen', (store, subject, why) => freezeIn(store, subject, why));

/** `npm run unfreeze -- <area> | --all [--why …]`: frees it. */
export const unfreeze = (args: string[]): Promise<void> =>
  change(args, 'unfreeze', 'free', (store, subject) => unfreezeIn(store, subject));

async function change(
  args: string[],
  kind: 'freeze' | 'unfreeze',
  state: string,
  work: (store: Store, subject: string, why: string) => Promise<void>,
): Promise<void> {
  const { name, why, flags } = readArgs(args, { flags: ['all'] });
  if (flags.has('all') && name) throw new UsageError(`Either ${name} or --all, not both.`);
  const { change: changeStore } = await openReleaseStore(readConfig(process.env));
  await changeStore(async (store) => {
    const registry = await readRegistry(store);
    const names = [...new Set([...sourceNames(), ...namesIn(registry)])];
    const subject = flags.has('all') ? wholeSite : nameAmong(names, name);
    await work(store, subject, why);
    await appendHistory(store, { kind, why, subject, revision: registry?.revision ?? 0, changes: [] });
    line(`${subject} is ${state}.`);
  });
}
