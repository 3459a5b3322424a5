import { type ApiConfig, createApi, deskOriginOf, readApiConfig } from '@agile-languages/api';
import { buildDesk } from '../build/build-desk.ts';
import type { DeliveryConfig } from '../config.ts';
import { line, step } from '../progress.ts';
import { startApiProcess } from '../serve/api-process.ts';
import type { DeskSite } from '../serve/desk-site.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { createPassOn } from '../serve/pass-on.ts';
import { type MountedApi, runServer } from '../serve/run-server.ts';
import { type SiteEnvironment, siteEnvironment } from '../site-settings.ts';
import { releaseIfFirst } from './first-release.ts';

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
  const desk = await deskOf(site);
  const api = await step('database', () => (config.ownApiProcess ? apiProcess(site) : apiWithin(site)));
  await runServer(config, { ...api, ...(desk && { desk }) });
  line('');
  line(`  The site is at ${config.site.origin}`);
  if (config.site.demo) line('  Demo member: member@example.com / member123');
  if (desk) line(`  The desk is at ${desk.origin}/desk`);
  if (desk && config.site.demo) line('  Demo trainer: trainer@example.com / trainer123');
  line('');
}

/** Built now when its sources have changed. A desk that does not build stops no site. */
async function deskOf({ config, env }: SiteEnvironment): Promise<DeskSite | undefined> {
  const siteOrigin = config.site.origin;
  const origin = deskOriginOf({ ...readApiConfig(env), siteOrigin });
  if (!origin) return undefined;
  const folder = await step('desk', buildDesk).catch((cause: Error) => line(`There is no desk: ${cause.message}`));
  return folder ? { folder, origin, siteOrigin } : undefined;
}

async function apiWithin({ config, env }: SiteEnvironment): Promise<MountedApi> {
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(env);
  const siteOrigin = config.site.origin;
  const logLevel = logLevelOf(config, options);
  const api = await createApi({ ...options, siteOrigin, logLevel, stopping: stopping.signal });
  return { handle: api.routing, close: () => api.close(), stopping, stopDelay };
}

/** The process gets the signal to stop at once, so that it is not ready any more while the site still is. */
async function apiProcess({ config, env }: SiteEnvironment): Promise<MountedApi> {
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(env);
  const LOG_LEVEL = logLevelOf(config, options);
  const { port, stop } = await startApiProcess({ ...env, SITE_ORIGIN: config.site.origin, LOG_LEVEL });
  const passOn = createPassOn(options.trustProxy !== undefined);
  stopping.signal.addEventListener('abort', () => void stop());
  return { handle: (request, response) => passOn(request, response, port()), close: stop, stopping, stopDelay };
}

/** Whoever tries the demonstration sees where it is, not each request; `LOG_LEVEL` changes that. */
const logLevelOf = ({ site }: DeliveryConfig, { logLevel }: Pick<ApiConfig, 'logLevel'>) =>
  site.demo && !process.env.LOG_LEVEL ? 'warn' : logLevel;
