import { UsageError } from '@agile-languages/shared/errors';
import { fetchStatus } from './fetch-status.ts';
import { givenKey } from './given-key.ts';
import { readArgs } from './read-args.ts';
import { showStatus } from './show-status.ts';

/** `npm run status -- --site https://… --key <file> [--json]` in a team's own repository. */
export async function teamStatus(args: string[]): Promise<void> {
  const { flags, texts } = readArgs(args, { flags: ['json'], texts: ['site', 'key'] });
  if (!texts.site)
    throw new UsageError('The status is that of a site: add --site https://… and --key with the file of your key.');
  showStatus(await fetchStatus(texts.site, await givenKey(texts.key)), flags.has('json'));
}
