import { type ApiConfig, createApi, readApiConfig } from '@agile-languages/api';
import type { DeliveryConfig } from '../config.ts';
import { prerenderApi } from '../prerender/prerender-api.ts';
import { line, step } from '../progress.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { runServer } from '../serve/run-server.ts';
import { siteEnvironment } from '../site-settings.ts';
import { releaseIfFirst } from './first-release.ts';

/** `npm start`: serves site and API on one port, as they are live. Where nothing was ever released it releases the checkout. */
export async function start(): Promise<void> {
  const site = await siteEnvironment(process.env);
  const { config, env } = site;
  await step(
    'port',
    () => expectFreePort(config),
    () => String(config.port),
  );
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(env);
  const siteOrigin = config.site.origin;
  const api = await step('database', () =>
    createApi({ ...options, siteOrigin, logLevel: logLevelOf(config, options), stopping: stopping.signal }),
  );
  await releaseIfFirst(
    site,
    prerenderApi(config.site, () => api),
  ).catch(async (cause) => {
    await api.close();
    throw cause;
  });
  await runServer(config, { api, stopping, stopDelay });
  line('');
  line(`  The site is at ${config.site.origin}`);
  if (config.site.demo) line('  Demo member: member@example.com / member123');
  line('');
}

/** Whoever tries the demonstration sees where it is, not each request; `LOG_LEVEL` changes that. */
const logLevelOf = ({ site }: DeliveryConfig, { logLevel }: Pick<ApiConfig, 'logLevel'>) =>
  site.demo && !process.env.LOG_LEVEL ? 'warn' : logLevel;
