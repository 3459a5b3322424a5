import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { UserError } from '@agile-languages/shared/errors';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { expectToFit } from '../../activate/check-releases.ts';
import { logFault } from '../../log-fault.ts';
import { inTemporaryFolder } from '../../processes.ts';
import { Refusal } from '../../refusal.ts';
import { readRegistry } from '../../store/registry.ts';
import { siteStatus } from '../../store/site-status.ts';
import type { Store } from '../../store/store.ts';
import { artefactLimits } from './artefact.ts';
import { runRequested } from './do-requested.ts';
import { receiveFile, tooLarge } from './receive-file.ts';
import {
  type CanaryRequest,
  type CheckedRequest,
  canaryActions,
  checkRequest,
  type ReleaseRequest,
  type RequestKind,
  releasesPath,
  requestHeader,
} from './release-request.ts';
import type { ProgressMessage, SiteRequest } from './requested-work.ts';
import type { TeamKey } from './team-keys.ts';

export interface ReceiveOptions {
  store: Store;
  site: string;
  run?: typeof runRequested;
}

type Tell = (message: ProgressMessage) => void;

/** In milliseconds: servers and proxies close a silent connection. */
const signOfLife = 10_000;

const mostAtOnce = 4;

const mostAsked = 100_000;

/** One JSON object a line, while it happens. A site without keys takes and tells nothing. */
export const receiveReleases: FastifyPluginAsync<ReceiveOptions> = async (
  server,
  { store, site, run = runRequested },
) => {
  const follow = createFollow();
  answerInSentences(server);
  const [release, question] = [signed('release'), signed('ask')];

  server.post<{ Params: { area: string }; Body?: Readable }>(
    `${releasesPath}/:area`,
    { onRequest: release.check, bodyLimit: artefactLimits.packed },
    async (message, reply) => {
      const { headers, body } = message;
      const { request, key } = release.of(message);
      if (!body) throw new Refusal('The request is refused: it brings no artefact. Nothing has changed.');
      if (Number(headers['content-length']) > artefactLimits.packed) throw tooLarge(artefactLimits.packed);
      return follow(reply, request, (tell) => receiveAndRun(run, body, request, key, tell));
    },
  );

  server.post<{ Params: { area: string }; Body?: unknown }>(
    `${releasesPath}/:area/ask`,
    { onRequest: question.check, bodyLimit: mostAsked },
    async ({ params: { area }, body }, reply) => {
      const patterns = Array.isArray(body) ? body.filter((pattern) => typeof pattern === 'string') : [];
      const routes = Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' } as const]));
      await expectToFit(store, await readRegistry(store), { [area]: { routes } });
      return reply.code(204).send();
    },
  );

  for (const action of canaryActions) {
    const { check, of } = signed(action);
    server.post<{ Params: { area: string } }>(
      `${releasesPath}/:area/${action}`,
      { onRequest: check },
      async (message, reply) => {
        const { request, key } = of(message);
        const work = { kind: action, why: request.why, request: requesterOf(request, key) };
        return follow(reply, request, (tell) => run(work, tell));
      },
    );
  }

  server.get(releasesPath, { onRequest: signed('status').check }, async (_request, reply) => {
    const registry = await readRegistry(store);
    if (!registry) throw new UserError('Nothing is released yet.');
    return reply.send(await siteStatus(store, registry));
  });

  /** Before the body is read. */
  function signed<Kind extends RequestKind>(kind: Kind) {
    const known = new WeakMap<FastifyRequest, CheckedRequest<Kind>>();
    return {
      async check(request: FastifyRequest) {
        const { area } = request.params as { area?: string };
        const header = String(request.headers[requestHeader] ?? '');
        known.set(request, await checkRequest(store, kind, { header, site, ...(area !== undefined && { area }) }));
      },
      of: (request: FastifyRequest<{ Params: { area: string }; Body?: unknown }>) =>
        known.get(request as FastifyRequest) as CheckedRequest<Kind>,
    };
  }
};

function answerInSentences(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  server.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
  server.setErrorHandler((cause, { id }, reply) => {
    if (!(cause instanceof UserError)) logFault('artefact not taken', { cause, reqId: id });
    return reply
      .code(cause instanceof UserError ? 403 : 500)
      .type('text/plain')
      .send(cause instanceof UserError ? cause.message : 'Something went wrong on the side of the site.');
  });
}

function createFollow() {
  const known = new Set<string>();
  let underWay = 0;
  return (
    reply: FastifyReply,
    { id }: Pick<ReleaseRequest, 'id'>,
    work: (tell: Tell) => Promise<void>,
  ): FastifyReply => {
    if (known.has(id)) throw new Refusal('The request is refused: it was sent before. Nothing has changed.');
    reply.header('x-accel-buffering', 'no');
    if (underWay >= mostAtOnce)
      return reply.code(503).header('retry-after', '30').type('text/plain').send('Other releases are under way.');
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
  };
}

async function receiveAndRun(
  run: typeof runRequested,
  body: Readable,
  request: ReleaseRequest,
  key: TeamKey,
  tell: Tell,
): Promise<void> {
  const { artefact, why, removes, isAgain, addsMany, canary, preview } = request;
  const beside = {
    ...(addsMany && { addsMany }),
    ...(canary !== undefined && { canary }),
    ...(preview !== undefined && { preview }),
  };
  const options = { why, removes, isAgain, ...beside, request: requesterOf(request, key) };
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

const requesterOf = ({ area, replaces, who, machine, id }: CanaryRequest, key: TeamKey): SiteRequest => ({
  area,
  replaces,
  who: `${who} of ${key.team}`,
  machine,
  id,
  key: `${key.id} (${key.team})`,
});
