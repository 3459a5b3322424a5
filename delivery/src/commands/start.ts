import { outliveUnreadLog } from '@agile-languages/api/log';
import { readArgs } from '@agile-languages/shared/build/checkout';
import { step } from '../output.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { siteEnvironment } from '../site-settings.ts';
import type { Extras } from './extras.ts';
import { releaseIfFirst } from './first-release.ts';
import { usages } from './usages.ts';

export async function start(args: string[], extras: Extras): Promise<void> {
  readArgs(args, usages.start);
  outliveUnreadLog();
  const site = await siteEnvironment(process.env, extras.objectStorage);
  const { config } = site;
  await step(
    'port',
    () => expectFreePort(config),
    () => String(config.port),
  );
  const load = () => import('./serve.ts');
  const first = await releaseIfFirst(site, extras, load);
  const { serveWithApi } = await load();
  await serveWithApi(site, extras, first);
}
