import { watch } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { areaFolder } from '@agile-languages/shared/build/checkout';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription } from '@agile-languages/shared/registry';
import fastify, { type FastifyReply } from 'fastify';
import { changesPath, changesScript } from '../dev/changes-script.ts';
import { proxySite } from '../dev/site-proxy.ts';
import { areaOf } from '../dev/with-own-area.ts';
import { root } from '../paths.ts';
import { line } from '../progress.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { readDescription } from '../store/release-description.ts';
import { storeIn } from '../store/store.ts';

/** Milliseconds in which changes of several files count as one. */
const pause = 100;

/**
 * `npm run dev -- <area> --site https://…`: shell, other areas and API of a deployed site, the area from source. It is
 * built as for a release, and the page is loaded again after each change.
 */
export async function devSite(
  name: string,
  site: string,
  { port, host }: { port: number; host: string },
): Promise<void> {
  await expectFreePort({ port, host }, { otherwise: `PORT=${port + 100} npm run dev` });
  const store = storeIn(join(root, '.cache/dev-site'));
  const build = async () => readDescription<AreaDescription>(store, name, await releaseIfChanged(store, name));
  let description = await build();
  const listeners = new Set<FastifyReply>();
  const tell = (change: { error?: string }) => {
    for (const { raw } of listeners) raw.write(`data: ${JSON.stringify(change)}\n\n`);
  };

  const server = fastify({ forceCloseConnections: true });
  server.setErrorHandler((cause, _request, reply) => {
    const text = cause instanceof Error ? cause.message : String(cause);
    line(text);
    return reply.code(502).type('text/plain').send(text);
  });
  server.get(changesPath, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('\n');
    listeners.add(reply);
    request.raw.once('close', () => listeners.delete(reply));
  });
  proxySite(server, { site, name, store, area: () => areaOf(description), script: changesScript });
  await server.listen({ port, host }).catch((cause: Error) => {
    throw new UserError(`Port ${port} cannot be used: ${cause.message}`);
  });
  line(`  http://${host}:${port} is ${site} with ${name} from source`);
  const rebuild = async () => {
    try {
      const before = description.release;
      description = await build();
      if (description.release !== before) tell({});
    } catch (cause) {
      const text = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
      line(text);
      tell({ error: text });
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      watcher.close();
      for (const { raw } of listeners) raw.end();
      void server.close();
    });
}
