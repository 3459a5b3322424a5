import { readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { readRegistry } from '../store/registry.ts';
import { openReleaseStore } from '../store/release-store.ts';
import { siteStatus } from '../store/site-status.ts';
import { needed } from './arguments.ts';
import type { Extras } from './extras.ts';
import { showStatus } from './show-status.ts';
import { usages } from './usages.ts';

export async function status(args: string[], { receive, objectStorage: openShared }: Extras): Promise<void> {
  const { flags, texts } = readArgs(args, usages.status);
  if (texts.site) {
    showStatus(await needed(receive).statusOf({ site: texts.site, keyFile: texts.key }), flags.has('json'));
    return;
  }
  if (texts.key) throw new UsageError('--key is for a site that runs elsewhere: add --site https://…');
  const { served: store, refresh } = await openReleaseStore(readConfig(process.env), { openShared });
  await refresh();
  const registry = await readRegistry(store);
  if (!registry) throw new UserError('Nothing is released yet. Run npm start once.');
  showStatus(await siteStatus(store, registry), flags.has('json'));
}
