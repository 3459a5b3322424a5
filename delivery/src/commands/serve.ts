import { openTracing, readApiConfig } from '@agile-languages/api';
import { line } from '../progress.ts';
import { publishChanges } from '../publish/publish-changes.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { keepCompressed } from '../serve/keep-compressed.ts';
import { runServer } from '../serve/run-server.ts';
import { siteEnvironment } from '../site-settings.ts';
import { storeIn } from '../store/store.ts';
import { watchSite } from '../watch/watch-site.ts';

/** `npm run serve`: serves the live pages only. */
export async function serve(): Promise<void> {
  const site = await siteEnvironment(process.env);
  const { config, env } = site;
  await expectFreePort(config);
  const tracing = await openTracing(readApiConfig(env).collector, 'agile-languages-site');
  const stopping = await runServer(config, undefined, tracing);
  if (config.publishes) publishChanges(site, stopping);
  watchSite(site, stopping);
  void keepCompressed(storeIn(config.releasesDir), stopping);
  line(`The site is at ${config.site.origin}`);
}
