import { UsageError } from '@agile-languages/shared/errors';
import { givenKey } from './given-key.ts';
import { readArgs } from './read-args.ts';
import { releaseGiven } from './release-given.ts';
import { shareOf } from './share-of.ts';

/**
 * `npm run release -- <area> [--why …] [--remove] [--key <file>] [--no-browser] [--canary <share>]`: builds one workspace
 * and activates the release, after pages of it were tried in a browser. Pages that would be gone are refused without `--remove`.
 * `npm run release -- --all`: the same with every workspace of the checkout, at once.
 * `npm run release -- <file.tgz> | <area>@<version> [--again]`: activates what `npm run pack` made, from a file or a
 * registry of packages. What was live before is refused without `--again`.
 * With `--canary 10` ten of a hundred visitors get it, the others what is live.
 * With `--compress-later`, `npm start` compresses the files while it serves them; it is for the first release.
 * With `--site https://…` the artefact goes to a site that runs elsewhere.
 */
export async function release(args: string[]): Promise<void> {
  const {
    name: given,
    why,
    flags,
    texts,
  } = readArgs(args, {
    flags: ['all', 'remove', 'again', 'no-browser', 'compress-later'],
    texts: ['key', 'site', 'canary'],
  });
  const isAll = flags.has('all');
  const canary = shareOf(texts.canary);
  if (isAll && canary) throw new UsageError('A canary is of one area.');
  if (isAll && given) throw new UsageError(`Either ${given} or --all, not both.`);
  if (isAll && texts.site) throw new UsageError('A site takes one area at a time.');
  if (texts.site && flags.has('no-browser'))
    throw new UsageError('The site decides whether it tries a release in a browser.');
  const options = {
    why,
    removes: flags.has('remove'),
    isAgain: flags.has('again'),
    inBrowser: !flags.has('no-browser'),
    ...(canary !== undefined && { canary }),
    compressesFirst: flags.has('compress-later') ? ('nothing' as const) : ('releases' as const),
  };
  const key = await givenKey(texts.key);
  if (!isAll) return releaseGiven(given, options, key, texts.site);
  const { releaseCheckout } = await import('./release-checkout.ts');
  await releaseCheckout(options, key);
}
