import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { createApi, isApiPath, readApiConfig } from '@agile-languages/api';
import { areaNames } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { registryPath } from '@agile-languages/shared/registry';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { sourceNames } from '../build/source-names.ts';
import { type DeliveryConfig, readConfig } from '../config.ts';
import { devDocument } from '../dev/dev-document.ts';
import { devRegistry } from '../dev/dev-registry.ts';
import { type DevSource, startSource } from '../dev/source.ts';
import { root } from '../paths.ts';
import { line, step } from '../progress.ts';
import { expectFreePort } from '../serve/free-port.ts';
import { releaseFiles } from '../serve/release-files.ts';
import { readRegistry } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';
import { devSite } from './dev-site.ts';
import { nameAmong } from './name-among.ts';
import { originOf } from './origin-of.ts';

/**
 * `npm run dev`: every workspace from source, with hot reload, also of areas inside the shell.
 * `npm run dev -- catalog`: that area and the shell from source, the rest from the current releases.
 * `npm run dev -- catalog --site https://…`: that area from source, everything else of a deployed site.
 */
export async function dev(args: string[]): Promise<void> {
  const config = readConfig(process.env);
  const { site, names } = parsed(args);
  if (site) return devSite(nameAmong(areaNames(root), names[0]), site, config);
  process.env.NODE_ENV = 'development';
  const store = storeIn(config.releasesDir);
  const requested = names.map((name) => nameAmong(sourceNames(), name));
  const areas = areaNames(root).filter((name) => requested.length === 0 || requested.includes(name));
  const live = await readRegistry(store);
  if (!live && requested.length > 0)
    throw new UserError('The other areas come from their releases, and there are none yet. Run npm start once.');

  await expectFreePorts(['shell', ...areas], config);
  const api = await step('database', () => createApi({ ...readApiConfig(process.env), logLevel: 'warn' }));
  const sources = await startSources(['shell', ...areas], config);
  const registry = () => devRegistry(sources, live);
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
  await server.register(fastifyStatic, { root: resolve(store.directory), serve: false, preCompressed: true });
  await server.register(releaseFiles, { store });
  server.get(registryPath, registry);
  server.get('/*', async (_request, reply) => reply.type('text/html').send(devDocument(config.site, await registry())));
  await server.listen({ port: config.port, host: config.host }).catch((cause: Error) => {
    throw new UserError(`Port ${config.port} cannot be used: ${cause.message}`);
  });
  line('');
  line(`  The site is at ${config.site.origin}, from source: ${[...sources.keys()].join(', ')}`);
  line('');

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await Promise.all([...[...sources.values()].map(({ stop }) => stop()), server.close(), api.close()]);
      process.exit(0);
    });
}

/** @throws {UsageError} at an option that there is not */
function parsed(args: string[]): { site: string | undefined; names: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options: { site: { type: 'string' } }, allowPositionals: true });
    if (values.site !== undefined && positionals.length !== 1)
      throw new UsageError('With --site one area is from source: npm run dev -- catalog --site https://…');
    return { site: values.site && originOf(values.site), names: positionals };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError('Usage: npm run dev [-- <area> … | <area> --site https://…]');
  }
}

/** @throws {UserError} when one of the ports cannot be used, before anything is built */
async function expectFreePorts(names: readonly string[], { port, host }: DeliveryConfig): Promise<void> {
  const otherwise = `PORT=${port + 100} npm run dev`;
  await expectFreePort({ port, host }, { otherwise });
  for (const [index, name] of names.entries())
    await expectFreePort(
      { port: port + 1 + index, host: 'localhost' },
      { purpose: `, which ${name} is to be watched on,`, otherwise },
    );
}

/** Watches workspaces on the ports after that of the site, one after the other. */
async function startSources(names: string[], { port, site }: DeliveryConfig): Promise<Map<string, DevSource>> {
  const sources = new Map<string, DevSource>();
  for (const [index, name] of names.entries())
    sources.set(name, await step(`watch ${name}`, () => startSource(name, port + 1 + index, site.origin)));
  return sources;
}
