import { watch } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { areaFolder } from '@agile-languages/shared/build/checkout';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import { line } from '../output.ts';
import { root } from '../paths.ts';
import { releaseIfChanged } from '../release/keep-release.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { readDescription } from '../store/release-description.ts';
import { storeIn } from '../store/store.ts';
import { devScreen, screenScript } from './dev-screen.ts';
import { proxySite } from './site-proxy.ts';
import { watchTypes } from './watch-types.ts';
import { areaOf } from './with-own-area.ts';

const pause = 100;

export async function devSite(
  name: string,
  site: string,
  { port, host, again }: { port: number; host: string; again: string },
): Promise<void> {
  await expectFreePort({ port, host }, { otherwise: again });
  const store = storeIn(join(root, '.cache/dev-site'));
  const build = async () => readDescription<AreaDescription>(store, name, await releaseIfChanged(store, name));
  let description = await build();

  const server = fastify({ forceCloseConnections: true });
  server.setErrorHandler((cause, _request, reply) => {
    const text = cause instanceof Error ? cause.message : String(cause);
    line(text);
    return reply.code(502).type('text/plain').send(text);
  });
  const screen = devScreen(server);
  proxySite(server, { site, name, store, area: () => areaOf(description), script: screenScript(false) });
  await server.listen({ port, host }).catch((cause: Error) => {
    throw new UserError(`Port ${port} cannot be used: ${cause.message}`);
  });
  line(`  http://${host}:${port} is ${site} with ${name} from source`);
  const rebuild = async () => {
    try {
      const before = description.release;
      description = await build();
      if (description.release !== before) screen.tell({ kind: 'reload' });
    } catch (cause) {
      const text = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
      line(text);
      screen.tell({ kind: 'build', error: text });
    }
  };
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(root, areaFolder(name)), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, pause);
  });
  const endTypes = watchTypes((error) => {
    if (error) line(error);
    screen.tell({ kind: 'types', error });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endTypes();
      watcher.close();
      screen.close();
      void server.close();
    });
}
