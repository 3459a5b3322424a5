import { type ApiConfig, createApi, readApiConfig, type Tracing } from '@agile-languages/api';
import type { DeliveryConfig } from '../config.ts';
import { askOverHttp } from '../prerender/content.ts';
import { startApiProcess } from '../serve/api-process.ts';
import { askForPartner, type IsPartner, partnerPath, saysRegistered } from '../serve/is-partner.ts';
import type { AskApi } from '../serve/is-there.ts';
import { createPassOn } from '../serve/pass-on.ts';
import type { Publication } from '../serve/publish-changes.ts';
import type { MountedApi } from '../serve/run-server.ts';
import type { SiteEnvironment } from '../site-settings.ts';
import { alertsSince, alertText } from '../store/alerts.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { storeIn } from '../store/store.ts';
import { siteFigures } from './site-figures.ts';

const hour = 3_600_000;

interface MountOptions {
  publication: Publication;
  tracing: Tracing | undefined;
}

export const mountApi = (site: SiteEnvironment, options: MountOptions): Promise<MountedApi> =>
  (site.config.ownApiProcess ? apiProcess : apiWithin)(site, options);

async function apiWithin(
  { config, env }: SiteEnvironment,
  { publication, tracing }: MountOptions,
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
    siteAlerts: () => recentAlerts(config),
    siteOrigin,
    logLevel,
    tracing,
    stopping: stopping.signal,
  });
  const about = async () => (await api.inject('/api/site')).json();
  const isPartner: IsPartner = async (key, origin, remoteAddress) =>
    saysRegistered((await api.inject({ url: partnerPath(key, origin), remoteAddress })).json());
  const ask: AskApi = async (call, payload, remoteAddress) =>
    (await api.inject({ method: 'POST', url: `/api/${call}`, payload, remoteAddress })).json();
  return { handle: api.routing, close: () => api.close(), about, isPartner, ask, stopping, stopDelay };
}

/** It stops at the signal, so that it is not ready any more while the site still is. */
async function apiProcess(
  { config, env }: SiteEnvironment,
  { publication, tracing }: MountOptions,
): Promise<MountedApi> {
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(env);
  const LOG_LEVEL = logLevelOf(config, options);
  const { port, stop } = await startApiProcess({ ...env, SITE_ORIGIN: config.site.origin, LOG_LEVEL }, async () => ({
    figures: options.metrics ? await figuresOf(config) : '',
    publicationFault: publication.fault,
    alerts: await recentAlerts(config),
  }));
  const passOn = createPassOn(options.trustProxy, tracing);
  stopping.signal.addEventListener('abort', () => void stop());
  const about = () => askOverHttp(`http://127.0.0.1:${port()}/api`);
  const isPartner: IsPartner = (key, origin, address) =>
    askForPartner(`http://127.0.0.1:${port()}`, partnerPath(key, origin), address);
  const ask: AskApi = async (call, body, address) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const url = `http://127.0.0.1:${port()}/api/${call}`;
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const handle: MountedApi['handle'] = (request, response) => passOn(request, response, port());
  return { handle, close: stop, about, isPartner, ask, stopping, stopDelay };
}

async function figuresOf({ releasesDir }: DeliveryConfig): Promise<string> {
  const store = storeIn(releasesDir);
  const registry = await readRegistry(store).catch(() => undefined);
  return registry ? siteFigures(store, registry) : '';
}

const recentAlerts = async ({ releasesDir }: DeliveryConfig) =>
  alertsSince(await readHistory(storeIn(releasesDir)), Date.now() - hour).map((alert) => ({
    id: alert.hash ?? alert.at,
    text: alertText(alert),
  }));

/** A demonstration shows where the site is, not each request. */
const logLevelOf = ({ site }: DeliveryConfig, { logLevel }: Pick<ApiConfig, 'logLevel'>) =>
  site.demo && !process.env.LOG_LEVEL ? 'warn' : logLevel;
