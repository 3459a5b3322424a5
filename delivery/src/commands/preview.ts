import { UsageError } from '@agile-languages/shared/errors';
import { givenKey } from './given-key.ts';
import { readArgs } from './read-args.ts';
import { releaseGiven } from './release-given.ts';

/** Hours that a link is good for, unless the command says otherwise, and at most. */
const usual = 24;
const longest = 720;

/**
 * `npm run preview -- <area> [--for <hours>] [--why …]`: a link to the release inside the live site. Visitors see nothing
 * of it. Also of a file, a package, or with `--site https://…`, as `npm run release`.
 */
export async function preview(args: string[]): Promise<void> {
  const { name, why, flags, texts } = readArgs(args, { flags: ['remove'], texts: ['for', 'key', 'site'] });
  const hours = Number(texts.for ?? usual);
  if (!(hours > 0 && hours <= longest))
    throw new UsageError(`--for is a number of hours, at most ${longest}, not "${texts.for}".`);
  const options = { why, removes: flags.has('remove'), isAgain: true, inBrowser: false, preview: hours };
  await releaseGiven(name, options, await givenKey(texts.key), texts.site);
}
