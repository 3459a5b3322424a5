import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApi, isApiPath, readApiConfig } from '@agile-languages/api';
import type { AreaDeclaration } from '@agile-languages/shared/contract';
import { type AreaRelease, type Registry, registryPath } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import { readConfig } from '../config.ts';
import { areaNames, Refusal, type ReleasedName, releasedName, storeIn, workspaceOf } from '../places.ts';
import { readRegistry } from '../release/registry-file.ts';
import { line, step } from '../report.ts';
import { releaseFiles } from '../serve/release-files.ts';
import { devDocument } from './dev-document.ts';
import { type DevSource, startSource } from './source.ts';

/**
 * `npm run dev`: every workspace from source, with hot reload across the seam.
 * `npm run dev -- catalog`: that area and the shell from source, the rest from the current releases.
 */
export async function dev(args: string[]): Promise<void> {
  process.env.NODE_ENV = 'development';
  const config = readConfig(process.env);
  const store = storeIn(config.releasesDir);
  const wanted = args.map(releasedName);
  const live = await readRegistry(store);
  const fromSource = areaNames.filter((name) => wanted.length === 0 || wanted.includes(name));
  const released = areaNames.filter((name) => !fromSource.includes(name));
  if (released.length > 0 && !live)
    throw new Refusal('The other areas come from their releases, and there are none yet. Run npm start once.');

  const api = await step('database', () => createApi({ ...readApiConfig(process.env), logLevel: 'warn' }));
  const sources = new Map<ReleasedName, DevSource>();
  for (const [index, name] of (['shell', ...fromSource] as const).entries())
    sources.set(
      name,
      await step(`watch ${name}`, () => startSource(name, config.port + 1 + index, config.site.origin)),
    );

  const registry: Registry = {
    schema: 1,
    revision: Number.MAX_SAFE_INTEGER,
    origins: [...sources.values()].map(({ base }) => new URL(base).origin),
    shell: { release: 'development', base: sources.get('shell')?.base ?? '', main: { name: 'main.js', integrity: '' } },
    areas: Object.fromEntries([
      ...released.flatMap((name) => (live?.areas[name] ? [[name, live.areas[name]]] : [])),
      ...(await Promise.all(fromSource.map(async (name) => [name, await sourceRelease(name, sources.get(name))]))),
    ]),
  };

  const server = fastify({
    forceCloseConnections: true,
    serverFactory: (answer) =>
      createServer((request, response) =>
        isApiPath(request.url ?? '') ? api.routing(request, response) : answer(request, response),
      ),
  });
  await server.register(releaseFiles, { store });
  server.get(registryPath, () => registry);
  server.get('/*', (_request, reply) => reply.type('text/html').send(devDocument(config.site, registry)));
  await server.listen({ port: config.port, host: config.host }).catch((cause: Error) => {
    throw new Refusal(`Port ${config.port} cannot be used: ${cause.message}`);
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

async function sourceRelease(name: ReleasedName, source: DevSource | undefined): Promise<AreaRelease> {
  const declaration: AreaDeclaration = JSON.parse(await readFile(join(workspaceOf(name), 'area.json'), 'utf8'));
  return {
    release: 'development',
    contract: declaration.contract,
    base: source?.base ?? '',
    entry: { name: 'remoteEntry.js', integrity: '' },
    routes: declaration.routes,
  };
}
