import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isHostOf } from '@agile-languages/api';
import { UserError } from '@agile-languages/shared/errors';
import { patternFinder } from '@agile-languages/shared/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { line } from '../output.ts';
import { root } from '../paths.ts';
import { readJson } from '../store/json.ts';
import { isFilePath } from '../store/page-list.ts';
import { commonHeaders } from './headers.ts';
import { answerErrors } from './site.ts';

export interface DeskSite {
  /** Requests wait until it is built. `undefined`: it does not build. */
  folder: Promise<string | undefined>;
  origin: string;
  siteOrigin: string;
}

export interface DeskDoor extends DeskSite {
  hostOf: (request: IncomingMessage) => string;
}

interface DeskSiteOptions extends DeskDoor {
  strictTransport?: string | undefined;
  /** Default: standard output. */
  log?: (sentence: string) => void;
}

/** The page for partners has the same files. */
export async function deskSite(
  server: FastifyInstance,
  { folder, origin, siteOrigin, hostOf, strictTransport, log = line }: DeskSiteOptions,
): Promise<void> {
  answerErrors(server);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
    if (strictTransport) reply.header('strict-transport-security', strictTransport);
  });

  const door = { folder, hostOf, refuse: createRefusal(log) };
  const pictures = siteOrigin === origin ? [] : [siteOrigin];
  const known = await readAddresses(join(root, 'desk/addresses.json'));
  /** The pages know an address also in capitals. */
  const below = (start: '/desk' | '/partner', addresses: readonly string[]) => {
    const find = patternFinder(addresses);
    return (path: string) => find(path.slice(start.length).replace(/\/$/, '').toLowerCase() || '/') !== undefined;
  };
  const desk = { document: 'index.html', policy: deskPolicy(pictures), hasScreen: below('/desk', known.desk) };
  const partner = { document: 'partner.html', policy: deskPolicy([]), hasScreen: below('/partner', known.partner) };
  for (const path of ['/desk', '/desk/*']) server.get(path, documentOn(origin, desk, door));
  for (const path of ['/partner', '/partner/*']) server.get(path, documentOn(siteOrigin, partner, door));
  await server.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => !/\.html(?:\.\w+)?$/.test(path),
  });
  server.get<{ Params: { '*': string } }>('/desk/files/*', async (request, reply) => {
    const built = await soon(folder);
    return typeof built === 'string' ? reply.sendFile(request.params['*'], built) : missing(reply, built);
  });
}

/** @throws {UserError} */
export async function readAddresses(file: string): Promise<Record<'desk' | 'partner', readonly string[]>> {
  const known = await readJson<{ desk?: string[]; partner?: string[] }>(file);
  const { desk, partner } = known ?? {};
  if (Array.isArray(desk) && Array.isArray(partner)) return { desk, partner };
  throw new UserError(`${file}, the addresses of the desk, cannot be read. Without them every screen would be 404.`);
}

type Refuse = (origin: string, asked: string) => void;

const mostRefused = 50;

/** Once for each host: strangers ask for any. */
function createRefusal(log: (sentence: string) => void): Refuse {
  const refused = new Set<string>();
  return (origin, asked) => {
    if (refused.has(asked) || refused.size === mostRefused) return;
    refused.add(asked);
    const { host } = new URL(origin);
    log(
      `The desk answers for ${host} alone; a request came for ${asked.slice(0, 200)}. A proxy has to pass the host on.`,
    );
  };
}

/** In milliseconds. A connection that is silent for 30 s is ended. */
const patience = 20_000;

/** `null`: it is still being built. */
async function soon(folder: DeskSite['folder']): Promise<string | undefined | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patience, null);
  try {
    return await Promise.race([folder, late]);
  } finally {
    clearTimeout(timer);
  }
}

function missing(reply: FastifyReply, built: undefined | null) {
  reply.header('cache-control', 'no-store').type('text/plain');
  if (built === undefined) return reply.code(404).send('There is nothing here.');
  return reply.code(503).header('retry-after', '10').send('The desk is being built. Please come again in a moment.');
}

interface Served {
  document: string;
  policy: string;
  hasScreen: (path: string) => boolean;
}

/** Where no screen is, the page says so itself. */
function documentOn(
  origin: string,
  { document, policy, hasScreen }: Served,
  { folder, hostOf, refuse }: Pick<DeskDoor, 'folder' | 'hostOf'> & { refuse: Refuse },
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = hostOf(request.raw);
    const isHere = isHostOf(origin, asked);
    if (!isHere) refuse(origin, asked);
    const [path = '/'] = request.url.split('?', 1);
    const built = isHere && !isFilePath(path) ? await soon(folder) : undefined;
    if (typeof built !== 'string') return missing(reply, built);
    return reply
      .code(hasScreen(path) ? 200 : 404)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readFile(join(built, document)));
  };
}

export function isBesideDesk({ origin, siteOrigin, hostOf }: DeskDoor, request: IncomingMessage): boolean {
  return origin !== siteOrigin && isHostOf(origin, hostOf(request)) && !/^\/desk(?:[/?]|$)/.test(request.url ?? '');
}

const deskPolicy = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', 'blob:', ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'trusted-types rspack-desk default',
    "require-trusted-types-for 'script'",
  ].join('; ');
