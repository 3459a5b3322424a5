import {
  type ApiConfig,
  createApi,
  deskOriginOf,
  openTracing,
  readApiConfig,
  type Tracing,
} from '@agile-languages/api';
import { buildDesk } from '../build/build-desk.ts';
import type { DeliveryConfig } from '../config.ts';
import { askOverHttp } from '../prerender/content-version.ts';
import { line, step } from '../progress.ts';
import { type Publication, publishChanges } from '../publish/publish-changes.ts';
import { startApiProcess } from '../serve/api-process.ts';
import type { DeskSite } from '../serve/desk-site.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { askForPartner, type IsPartner, partnerPath, saysRegistered } from '../serve/is-partner.ts';
import { keepCompressed } from '../serve/keep-compressed.ts';
import { createPassOn } from '../serve/pass-on.ts';
import { type MountedApi, runServer } from '../serve/run-server.ts';
import { type SiteEnvironment, siteEnvironment } from '../site-settings.ts';
import { compressLive } from '../store/compress-live.ts';
import { readRegistry } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';
import { watchSite } from '../watch/watch-site.ts';
import { releaseIfFirst } from './first-release.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { siteFigures } from './site-figures.ts';

/** `npm start`: serves site and API on one port, as they are live. Where nothing was ever released it releases the checkout. */
export async function start(): Promise<void> {
  const site = await siteEnvironment(process.env);
  const { config } = site;
  await step(
    'port',
    () => expectFreePort(config),
    () => String(config.port),
  );
  await releaseIfFirst(site);
  const tracing = await openTracing(readApiConfig(site.env).collector, 'agile-languages');
  const publication: Publication = {};
  const open = config.ownApiProcess ? apiProcess : apiWithin;
  const [desk, api] = await Promise.all([deskOf(site), step('database', () => open(site, publication, tracing))]);
  const stopping = await runServer(config, { ...api, ...(desk && { desk }) }, tracing);
  watchSite(site, stopping);
  if (config.publishes ?? true) publishChanges(site, stopping, { publication, askOwnApi: api.about });
  line('');
  line(`  The site is at ${config.site.origin}`);
  if (config.site.demo) line('  Demo member: member@example.com / member123');
  if (desk) line(`  The desk is at ${desk.origin}/desk`);
  if (desk && config.site.demo) line('  Demo trainer: trainer@example.com / trainer123');
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

/** Built now when its sources have changed. A desk that does not build stops no site. */
async function deskOf({ config, env }: SiteEnvironment): Promise<DeskSite | undefined> {
  const siteOrigin = config.site.origin;
  const origin = deskOriginOf({ ...readApiConfig(env), siteOrigin });
  if (!origin) return undefined;
  const folder = await step('desk', buildDesk).catch((cause: Error) => line(`There is no desk: ${cause.message}`));
  return folder ? { folder, origin, siteOrigin } : undefined;
}

async function apiWithin(
  { config, env }: SiteEnvironment,
  publication: Publication,
  tracing: Tracing | undefined,
): Promise<MountedApi> {
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(env);
  const siteOrigin = config.site.origin;
  const logLevel = logLevelOf(config, options);
  const metrics = options.metrics && { ...options.metrics, others: () => figuresOf(config) };
  const publicationFault = () => publication.fault;
  const api = await createApi({
    ...options,
    metrics,
    publicationFault,
    siteOrigin,
    logLevel,
    tracing,
    stopping: stopping.signal,
  });
  const about = async () => (await api.inject('/api/site')).json();
  const isPartner: IsPartner = async (key, origin, remoteAddress) =>
    saysRegistered((await api.inject({ url: partnerPath(key, origin), remoteAddress })).json());
  return { handle: api.routing, close: () => api.close(), about, isPartner, stopping, stopDelay };
}

/** The process gets the signal to stop at once, so that it is not ready any more while the site still is. */
async function apiProcess(
  { config, env }: SiteEnvironment,
  publication: Publication,
  tracing: Tracing | undefined,
): Promise<MountedApi> {
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(env);
  const LOG_LEVEL = logLevelOf(config, options);
  const { port, stop } = await startApiProcess({ ...env, SITE_ORIGIN: config.site.origin, LOG_LEVEL }, async () => ({
    figures: options.metrics ? await figuresOf(config) : '',
    publicationFault: publication.fault,
  }));
  const passOn = createPassOn(options.trustProxy !== undefined, tracing);
  stopping.signal.addEventListener('abort', () => void stop());
  const about = () => askOverHttp(`http://127.0.0.1:${port()}/api`);
  const isPartner: IsPartner = (key, origin, address) =>
    askForPartner(`http://127.0.0.1:${port()}`, partnerPath(key, origin), address);
  const handle: MountedApi['handle'] = (request, response) => passOn(request, response, port());
  return { handle, close: stop, about, isPartner, stopping, stopDelay };
}

/** Figures of what is live, which are served with those of the API. */
async function figuresOf({ releasesDir }: DeliveryConfig): Promise<string> {
  const store = storeIn(releasesDir);
  const registry = await readRegistry(store).catch(() => undefined);
  return registry ? siteFigures(store, registry) : '';
}

/** Whoever tries the demonstration sees where it is, not each request; `LOG_LEVEL` changes that. */
const logLevelOf = ({ site }: DeliveryConfig, { logLevel }: Pick<ApiConfig, 'logLevel'>) =>
  site.demo && !process.env.LOG_LEVEL ? 'warn' : logLevel;
