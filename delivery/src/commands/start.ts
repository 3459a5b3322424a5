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
import { releaseIfFirst } from './first-release.ts';
import { mountApi } from './mount-api.ts';
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
  const isFirst = await releaseIfFirst(site, extras);
  const tracing = await openTracing(readApiConfig(site.env).collector, 'agile-languages');
  const publication: Publication = {};
  const [desk, api] = await Promise.all([
    deskOf(site),
    step('database', () => mountApi(site, { publication, tracing })),
  ]);
  const mounted = { ...api, ...(desk && { desk }) };
  const stopping = await runServer(config, { mounted, tracing, ...serverExtrasOf(extras, config) });
  extras.canary?.watch(site, stopping);
  if (config.publishes ?? true) publishChanges(site, stopping, { publication, askOwnApi: api.about });
  line('');
  line(`  The site is at ${config.site.origin}`);
  if (config.site.demo) line('  Demo member: member@example.com / member123');
  if (desk) line(`  The desk is at ${desk.origin}/desk`);
  if (desk && config.site.demo) line('  Demo trainer: trainer@example.com / trainer123');
  if (desk && isFirst && !config.site.demo)
    line('  The first person of the desk: npm run trainer -- add-staff --email you@example.com');
  line('');
  giveBackMemory();
  const store = storeIn(config.releasesDir);
  await step(
    'compress what is live',
    () => compressLive(store, { others: desk ? [desk.folder] : [], stopping }),
    (files) => `${files} files`,
  );
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

/** A desk that does not build stops no site. */
async function deskOf({ config, env }: SiteEnvironment): Promise<DeskSite | undefined> {
  const siteOrigin = config.site.origin;
  const origin = deskOriginOf({ ...readApiConfig(env), siteOrigin });
  if (!origin) return undefined;
  const folder = await step('desk', buildDesk).catch((cause: Error) => line(`There is no desk: ${cause.message}`));
  return folder ? { folder, origin, siteOrigin } : undefined;
}

/**
 * A process keeps the memory of its start, a third of all. From here on objects are collected when they have grown by
 * four tenths, not by several times.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--heap-growing-percent=40');
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
