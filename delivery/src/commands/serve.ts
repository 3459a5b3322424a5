import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { runServer } from '../serve/run-server.ts';

/** `npm run serve`: serves the live pages only. */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  await expectFreePort(config);
  await runServer(config);
  line(`The site is at ${config.site.origin}`);
}
