import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deskOriginOf, openTracing, readApiConfig } from '@agile-languages/api';
import { outliveUnreadLog } from '@agile-languages/api/log';
import { readArgs } from '@agile-languages/shared/build/checkout';
import { buildDesk } from '../build/build-desk.ts';
import type { DeliveryConfig } from '../config.ts';
import { line, step } from '../output.ts';
import type { DeskSite } from '../serve/desk-site.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { type Publication, publishChanges } from '../serve/publish-changes.ts';
import { runServer } from '../serve/run-server.ts';
import { type SiteEnvironment, siteEnvironment } from '../site-settings.ts';
import { compressLive, keepCompressed } from '../store/compress-live.ts';
import { storeIn } from '../store/store.ts';
import { type Extras, siteExtrasOf } from './extras.ts';
import type { FirstLook } from './first-release.ts';
import { mountApi } from './mount-api.ts';
import { usages } from './usages.ts';

/** What the first page does not need comes after it. */
export async function serveWithApi(
  site: SiteEnvironment,
  extras: Extras,
  { isFirst, reportDifferences }: FirstLook,
): Promise<void> {
  const { config } = site;
  const tracing = await openTracing(readApiConfig(site.env).collector, 'agile-languages');
  const publication: Publication = {};
  const api = await step('database', () => mountApi(site, { publication, tracing }));
  const folder = Promise.withResolvers<string | undefined>();
  const desk = deskOf(site, folder.promise);
  const mounted = { ...api, ...(desk && { desk }) };
  const stopping = await runServer(config, { mounted, tracing, ...serverExtrasOf(extras, config) });
  extras.canary?.watch(site, stopping);
  if (config.publishes ?? true) publishChanges(site, stopping, { publication, askOwnApi: api.about });
  await reportDifferences();
  line('');
  line(`  The site is at ${config.site.origin}`);
  if (config.site.demo) line('  Demo member: member@example.com / member123');
  line('');
  folder.resolve(desk && buildOrTell(stopping));
  const deskFolder = await folder.promise;
  if (desk && deskFolder) {
    line('');
    line(`  The desk is at ${desk.origin}/desk`);
    if (config.site.demo) line('  Demo trainer: trainer@example.com / trainer123');
    else if (isFirst) line('  The first person of the desk: npm run trainer -- add-staff --email you@example.com');
    line('');
  }
  const store = storeIn(config.releasesDir);
  await step(
    'compress what is live',
    () => compressLive(store, { others: deskFolder ? [deskFolder] : [], stopping }),
    (files) => `${files} files`,
  );
  giveBackMemory();
  void keepCompressed(store, stopping);
}

export async function serve(args: string[], extras: Extras): Promise<void> {
  readArgs(args, usages.serve);
  outliveUnreadLog();
  const site = await siteEnvironment(process.env, extras.objectStorage);
  const { config, env } = site;
  await expectFreePort(config);
  const tracing = await openTracing(readApiConfig(env).collector, 'agile-languages-site');
  const stopping = await runServer(config, { tracing, ...serverExtrasOf(extras, config) });
  if (config.publishes) publishChanges(site, stopping);
  extras.canary?.watch(site, stopping);
  void keepCompressed(storeIn(config.releasesDir), stopping);
  line(`The site is at ${config.site.origin}`);
}

const serverExtrasOf = (extras: Extras, { site }: DeliveryConfig) => ({
  openShared: extras.objectStorage,
  siteExtras: siteExtrasOf(extras, site),
  routes: extras.receive?.routes,
});

function deskOf({ config, env }: SiteEnvironment, folder: DeskSite['folder']): DeskSite | undefined {
  const siteOrigin = config.site.origin;
  const origin = deskOriginOf({ ...readApiConfig(env), siteOrigin });
  return origin ? { folder, origin, siteOrigin } : undefined;
}

/** A desk that does not build stops no site. */
const buildOrTell = (stopping: AbortSignal): Promise<string | undefined> =>
  step('desk', () => buildDesk(stopping)).catch((cause: Error) => {
    if (!stopping.aborted) line(`There is no desk: ${cause.message}`);
    return undefined;
  });

/**
 * A process keeps the memory of its start, a third of all. From here on objects are collected when they have grown by
 * four tenths, not by several times.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--heap-growing-percent=40');
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
