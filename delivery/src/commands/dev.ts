import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { createApi, isApiPath, readApiConfig } from '@agile-languages/api';
import { areaNames, readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { registryPath } from '@agile-languages/shared/registry';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { sourceNames } from '../build/sources.ts';
import { type DeliveryConfig, readConfig } from '../config.ts';
import { devDocument } from '../dev/dev-document.ts';
import { devRegistry } from '../dev/dev-registry.ts';
import { devScreen, screenScript, servePlaces } from '../dev/dev-screen.ts';
import { devSite } from '../dev/dev-site.ts';
import { type DevSource, startSource } from '../dev/source.ts';
import { watchTypes } from '../dev/watch-types.ts';
import { line, step } from '../output.ts';
import { root } from '../paths.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { releaseFiles } from '../serve/release-files.ts';
import { withoutSettings } from '../site-settings.ts';
import { readRegistry } from '../store/registry.ts';
import { storeIn } from '../store/store.ts';
import { nameAmong, originOf } from './arguments.ts';
import { usages } from './usages.ts';

/** With a name that area and the shell from source; with `--site` that area beside a deployed site. */
export async function dev(args: string[]): Promise<void> {
  const { env, ignored } = withoutSettings(process.env);
  const config = readConfig({ ...env, SITE_ORIGIN: originOfServer(readConfig(env)) });
  const { site, names } = parsed(args);
  const again = `PORT=${config.port + 100} npm run dev${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
  if (site) return devSite(nameAmong(areaNames(root), names[0]), site, { ...config, again });
  process.env.NODE_ENV = 'development';
  const store = storeIn(config.releasesDir);
  const requested = names.map((name) => nameAmong(sourceNames(), name));
  const areas = areaNames(root).filter((name) => requested.length === 0 || requested.includes(name));
  const live = await readRegistry(store);
  if (!live && requested.length > 0)
    throw new UserError(
      'The other areas come from their releases, and there are none yet: this site was never started. Run npm start once.',
    );

  await expectFreePorts(['shell', ...areas], config, again);
  const siteEnv = { ...env, SITE_ORIGIN: config.site.origin };
  const api = await step('database', () => createApi({ ...readApiConfig(siteEnv), logLevel: 'warn' }));
  const server = fastify({
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer((request, response) =>
        isApiPath(request.url ?? '') ? api.routing(request, response) : handler(request, response),
      ),
  });
  server.setErrorHandler((cause, _request, reply) => {
    const text = cause instanceof UserError ? cause.message : inspect(cause);
    line(text);
    return reply.code(500).type('text/plain').send(text);
  });
  const screen = devScreen(server);
  const sources = await startSources(['shell', ...areas], config, () => screen.tell({ kind: 'built' }));
  const registry = () => devRegistry(sources, live);
  servePlaces(server, () => new Map([...sources].map(([name, { base }]) => [name, base])));
  await server.register(fastifyStatic, { root: resolve(store.directory), serve: false, preCompressed: true });
  await server.register(releaseFiles, { store });
  server.get(registryPath, registry);
  server.get('/*', async (_request, reply) =>
    reply.type('text/html').send(devDocument(config.site, await registry(), screenScript(true))),
  );
  await server.listen({ port: config.port, host: config.host }).catch((cause: Error) => {
    throw new UserError(`Port ${config.port} cannot be used: ${cause.message}`);
  });
  line('');
  line(`  The site is at ${config.site.origin}, from source: ${[...sources.keys()].join(', ')}`);
  if (!live) line('  This site was never started, so nothing is released here. npm start does that once.');
  if (ignored.length > 0) line(`  Not used while developing: ${ignored.join(', ')}`);
  line('');
  const endTypes = watchTypes((error) => {
    if (error) line(error);
    screen.tell({ kind: 'types', error });
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      endTypes();
      screen.close();
      await Promise.all([...[...sources.values()].map(({ stop }) => stop()), server.close(), api.close()]);
      process.exit(0);
    });
}

function parsed(args: string[]): { site: string | undefined; names: readonly string[] } {
  const { names, texts } = readArgs(args, usages.dev);
  if (texts.site !== undefined && names.length !== 1)
    throw new UsageError('With --site one area is from source: npm run dev -- catalog --site https://…');
  return { site: texts.site && originOf(texts.site), names };
}

const originOfServer = ({ port, host }: DeliveryConfig) =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

async function expectFreePorts(
  names: readonly string[],
  { port, host }: DeliveryConfig,
  otherwise: string,
): Promise<void> {
  await expectFreePort({ port, host }, { otherwise });
  for (const [index, name] of names.entries())
    await expectFreePort(
      { port: port + 1 + index, host: 'localhost' },
      { purpose: `, which ${name} is to be watched on,`, otherwise },
    );
}

async function startSources(
  names: string[],
  { port, site }: DeliveryConfig,
  onBuilt: () => void,
): Promise<Map<string, DevSource>> {
  const sources = new Map<string, DevSource>();
  for (const [index, name] of names.entries())
    sources.set(name, await step(`watch ${name}`, () => startSource(name, port + 1 + index, site.origin, onBuilt)));
  return sources;
}
