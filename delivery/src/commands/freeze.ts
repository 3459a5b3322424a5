import { readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../output.ts';
import { freeze as freezeIn, unfreeze as unfreezeIn, wholeSite } from '../store/frozen.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import type { Extras } from './extras.ts';
import { knownName } from './known-areas.ts';
import { usages } from './usages.ts';

export const freeze = (args: string[], extras: Extras): Promise<void> =>
  change(args, extras, 'freeze', 'frozen', freezeIn);

export const unfreeze = (args: string[], extras: Extras): Promise<void> =>
  change(args, extras, 'unfreeze', 'free', unfreezeIn);

async function change(
  args: string[],
  { objectStorage: openShared }: Extras,
  kind: 'freeze' | 'unfreeze',
  state: string,
  work: (store: Store, subject: string, why: string) => Promise<void>,
): Promise<void> {
  const { name, flags, texts } = readArgs(args, usages[kind]);
  const { why = '' } = texts;
  if (flags.has('all') && name) throw new UsageError(`Either ${name} or --all, not both.`);
  const releases = await openReleaseStore(readConfig(process.env), { openShared });
  const subject = flags.has('all') ? wholeSite : await knownName(releases, name);
  await releases.change(async (store) => {
    await work(store, subject, why);
    line(`${subject} is ${state}.`);
  });
}
