import { line } from '../progress.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { runServer } from '../serve/run-server.ts';
import { siteEnvironment } from '../site-settings.ts';

/** `npm run serve`: serves the live pages only. */
export async function serve(): Promise<void> {
  const { config } = await siteEnvironment(process.env);
  await expectFreePort(config);
  await runServer(config);
  line(`The site is at ${config.site.origin}`);
}
