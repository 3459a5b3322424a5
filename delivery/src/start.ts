import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { createApi, isApiPath, readApiConfig, stopOnSignal } from '@agile-languages/api';
import fastify, { type FastifyInstance } from 'fastify';
import { releaseAll } from './commands.ts';
import { composeApi } from './compose/compose-api.ts';
import { type DeliveryConfig, readConfig } from './config.ts';
import { Refusal, storeIn } from './places.ts';
import { line, step } from './report.ts';
import { framesOf, originsOf } from './serve/headers.ts';
import { readableUrl } from './serve/readable-url.ts';
import { site } from './serve/serve.ts';

/** `npm start`: builds what has changed, makes it live, and serves site and API on one port. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  await step(
    'port',
    () => free(config),
    () => String(config.port),
  );
  const stopping = new AbortController();
  const { stopDelay, ...options } = readApiConfig(process.env);
  const siteOrigin = config.site.origin;
  const api = await step('database', () =>
    createApi({ ...options, siteOrigin, logLevel: 'warn', stopping: stopping.signal }),
  );
  await releaseAll(composeApi(config.site, api)).catch(async (cause) => {
    await api.close();
    throw cause;
  });
  await run(config, { api, stopping, stopDelay });
  line('');
  line(`  The site is at ${config.site.origin}`);
  if (config.site.demo) line('  Demo member: member@example.com / member123');
  line('');
}

/** `npm run serve`: serves the live pages only. */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  await free(config);
  await run(config);
  line(`The site is at ${config.site.origin}`);
}

/** Within this time a request has to be here in full. In milliseconds. */
const requestTimeout = 30_000;

interface WithApi {
  api: FastifyInstance;
  stopping: AbortController;
  stopDelay: number;
}

async function run(config: DeliveryConfig, withApi?: WithApi): Promise<void> {
  const { api, stopping = new AbortController(), stopDelay = 0 } = withApi ?? {};
  const server = fastify({
    logger: false,
    forceCloseConnections: 'idle',
    rewriteUrl: readableUrl,
    serverFactory: (answer) =>
      createHttpServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) =>
        api && isApiPath(request.url ?? '') ? api.routing(request, response) : answer(request, response),
      ),
  });
  server.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
  });
  await server.register(site, {
    store: storeIn(config.releasesDir),
    origins: originsOf(config.site),
    called: config.site.mail.origin ? [config.site.mail.origin] : [],
    frames: framesOf(config.site),
  });
  await server.listen({ port: config.port, host: config.host });
  stopOnSignal(stopping, stopDelay, async () => {
    await server.close();
    await api?.close();
  });
}

function free({ port, host }: DeliveryConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new Refusal(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`)
          : new Refusal(`Port ${port} cannot be used: ${cause.message}.`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
