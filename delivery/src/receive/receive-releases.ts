import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { UserError } from '@agile-languages/shared/errors';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { artefactLimits } from '../artefact/artefact.ts';
import type { TeamKey } from '../keys/team-keys.ts';
import { logFault } from '../log-fault.ts';
import { Refusal } from '../refusal.ts';
import { readRegistry } from '../store/registry-file.ts';
import { siteStatus } from '../store/site-status.ts';
import type { Store } from '../store/store.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { SiteRequest } from './artefact-options.ts';
import type { ProgressMessage } from './progress-message.ts';
import { receiveFile, tooLarge } from './receive-file.ts';
import {
  type CanaryRequest,
  canaryActions,
  checkRequest,
  type ReleaseRequest,
  releasesPath,
  requestHeader,
} from './release-request.ts';
import { runRelease } from './run-release.ts';

export interface ReceiveOptions {
  store: Store;
  /** Origin of the site, which a request has to name. */
  site: string;
  /** Does what a team requests. Default: in a process of its own. */
  run?: typeof runRelease;
}

/** A connection on which nothing is sent for longer is closed by servers and proxies. In milliseconds. */
const signOfLife = 10_000;

/** How many artefacts are received and released, or wait for that, at a time. */
const mostAtOnce = 4;

/**
 * Takes artefacts of teams over HTTP: `POST /releases/catalog` with the artefact as body and a signed request in a
 * header. `POST /releases/catalog/promote` and `/abort` do so with its canary, without a body. The response is one JSON
 * object a line, while it happens. `GET /releases` tells what is live to whoever has a key of the site. A site without
 * keys takes and tells nothing.
 */
export const receiveReleases: FastifyPluginAsync<ReceiveOptions> = async (
  server,
  { store, site, run = runRelease },
) => {
  const known = new Set<string>();
  let underWay = 0;

  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  server.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
  server.setErrorHandler((cause, { body, id }, reply) => {
    if (body) (body as Readable).resume();
    if (!(cause instanceof UserError)) logFault('artefact not taken', { cause, reqId: id });
    return reply
      .code(cause instanceof UserError ? 403 : 500)
      .type('text/plain')
      .send(cause instanceof UserError ? cause.message : 'Something went wrong on the side of the site.');
  });

  server.post<{ Params: { area: string }; Body?: Readable }>(
    `${releasesPath}/:area`,
    { bodyLimit: artefactLimits.packed },
    async ({ params: { area }, headers, body }, reply) => {
      const header = String(headers[requestHeader] ?? '');
      const { request, key } = await checkRequest(store, 'release', { header, area, site });
      if (!body) throw new Refusal('The request is refused: it brings no artefact. Nothing has changed.');
      if (Number(headers['content-length']) > artefactLimits.packed) throw tooLarge(artefactLimits.packed);
      return follow(reply, request, (tell) => receiveAndRun(body, request, key, tell), body);
    },
  );

  for (const action of canaryActions)
    server.post<{ Params: { area: string } }>(
      `${releasesPath}/:area/${action}`,
      { bodyLimit: 1024 },
      async ({ params: { area }, headers }, reply) => {
        const header = String(headers[requestHeader] ?? '');
        const { request, key } = await checkRequest(store, action, { header, area, site });
        const work = { kind: action, why: request.why, request: requesterOf(request, key) };
        return follow(reply, request, (tell) => run(work, tell));
      },
    );

  server.get(releasesPath, async ({ headers }, reply) => {
    await checkRequest(store, 'status', { header: String(headers[requestHeader] ?? ''), site });
    const registry = await readRegistry(store);
    if (!registry) throw new UserError('Nothing is released yet.');
    return reply.send(await siteStatus(store, registry));
  });

  /** Does once what a request asks for, and sends what happens while it does. */
  function follow(
    reply: FastifyReply,
    { id }: Pick<ReleaseRequest, 'id'>,
    work: (tell: (message: ProgressMessage) => void) => Promise<void>,
    body?: Readable,
  ): FastifyReply {
    if (known.has(id)) throw new Refusal('The request is refused: it was sent before. Nothing has changed.');
    reply.header('x-accel-buffering', 'no');
    if (underWay >= mostAtOnce) {
      body?.resume();
      return reply.code(503).header('retry-after', '30').type('text/plain').send('Other releases are under way.');
    }
    known.add(id);
    underWay += 1;
    const progress = new PassThrough();
    const timer = setInterval(() => progress.write('\n'), signOfLife);
    void work((message) => progress.write(`${JSON.stringify(message)}\n`)).finally(() => {
      underWay -= 1;
      clearInterval(timer);
      progress.end();
    });
    return reply.type('application/x-ndjson').send(progress);
  }

  async function receiveAndRun(
    body: Readable,
    given: ReleaseRequest,
    key: TeamKey,
    tell: (message: ProgressMessage) => void,
  ): Promise<void> {
    const { artefact, why, removes, isAgain, canary, preview } = given;
    const shown = { ...(canary !== undefined && { canary }), ...(preview !== undefined && { preview }) };
    const options = { why, removes, isAgain, ...shown, request: requesterOf(given, key) };
    try {
      await inTemporaryFolder(async (folder) => {
        const file = join(folder, 'artefact.tgz');
        await receiveFile(body, file, artefact, artefactLimits.packed);
        await run({ kind: 'release', file, options }, tell);
      });
    } catch (cause) {
      if (!(cause instanceof UserError)) logFault('artefact not taken', { cause });
      const sentence = cause instanceof UserError ? cause.message : 'The artefact did not arrive whole.';
      tell({ kind: 'refused', sentence });
    }
  }
};

const requesterOf = ({ area, replaces, who, machine, id }: CanaryRequest, key: TeamKey): SiteRequest => ({
  area,
  replaces,
  who: `${who} of ${key.team}`,
  machine,
  id,
  key: `${key.id} (${key.team})`,
});
