import { UsageError } from '@agile-languages/shared/errors';
import { sourceNames } from '../build/source-names.ts';
import { line } from '../progress.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { changeSite } from './change-site.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';
import { releasesOfCheckout } from './releases-of-checkout.ts';

/**
 * `npm run release -- <area> [--why …] [--remove]`: builds one workspace and activates the release. Pages that would be
 * gone are refused without `--remove`.
 * `npm run release -- --all [--why …] [--remove]`: the same with every workspace of the checkout, at once.
 */
export async function release(args: string[]): Promise<void> {
  const { name: given, why, flags } = readArgs(args, { flags: ['all', 'remove'] });
  const isAll = flags.has('all');
  if (isAll && given) throw new UsageError(`Either ${given} or --all, not both.`);
  const name = isAll ? 'The whole checkout' : nameAmong(sourceNames(), given);
  await changeSite(async ({ store, activate }) => {
    const releases = isAll ? await releasesOfCheckout(store) : { [name]: await releaseIfChanged(store, name) };
    const activation = await activate({ releases, note: { kind: 'release', why }, removes: flags.has('remove') });
    const subject = isAll ? name : `${name} ${releases[name]}`;
    line(activation ? `${subject} is live, revision ${activation.registry.revision}.` : `${subject} was live already.`);
  });
}
