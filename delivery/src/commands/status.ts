import { UsageError, UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { readRegistry } from '../store/registry-file.ts';
import { siteStatus } from '../store/site-status.ts';
import { fetchStatus } from './fetch-status.ts';
import { givenKey } from './given-key.ts';
import { readArgs } from './read-args.ts';
import { showStatus } from './show-status.ts';

/**
 * `npm run status [-- --json] [--site https://… --key <file>]`: which release of each area is live or a canary, since
 * when, by whom and why, how large it is, how often it fails in browsers, and the vitals that three of four documents are
 * within. With `--site` that of a site that runs elsewhere.
 */
export async function status(args: string[] = []): Promise<void> {
  const { flags, texts } = readArgs(args, { flags: ['json'], texts: ['site', 'key'] });
  if (texts.site) {
    showStatus(await fetchStatus(texts.site, await givenKey(texts.key)), flags.has('json'));
    return;
  }
  if (texts.key) throw new UsageError('--key is for a site that runs elsewhere: add --site https://…');
  const { served: store, refresh } = await openReleaseStore(readConfig(process.env));
  await refresh();
  const registry = await readRegistry(store);
  if (!registry) throw new UserError('Nothing is released yet. Run npm start once.');
  showStatus(await siteStatus(store, registry), flags.has('json'));
}
