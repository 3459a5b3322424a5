import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { UserError } from '@agile-languages/shared/errors';
import type { FastifyPluginAsync } from 'fastify';
import { artefactLimits } from '../artefact/artefact.ts';
import type { TeamKey } from '../keys/team-keys.ts';
import { logFault } from '../log-fault.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { ProgressMessage } from './progress-message.ts';
import { receiveFile, tooLarge } from './receive-file.ts';
import { checkRequest, type ReleaseRequest, releasesPath, requestHeader } from './release-request.ts';
import { runRelease } from './run-release.ts';

export interface ReceiveOptions {
  store: Store;
  /** Origin of the site, which a request has to name. */
  site: string;
  /** Releases an artefact. Default: in a process of its own. */
  run?: typeof runRelease;
}

/** A connection on which nothing is sent for longer is closed by servers and proxies. In milliseconds. */
const signOfLife = 10_000;

/** How many artefacts are received and released, or wait for that, at a time. */
const mostAtOnce = 4;

/**
 * Takes artefacts of teams over HTTP: `POST /releases/catalog` with the artefact as body and a signed request in a
 * header. The response is one JSON object a line, while it happens. A site without keys takes nothing.
 */
export const receiveReleases: FastifyPluginAsync<ReceiveOptions> = async (
  server,
  { store, site, run = runRelease },
) => {
  const known = new Set<string>();
  let underWay = 0;

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
      const { request, key } = await checkRequest(store, { header, area, site });
      if (!body) throw new Refusal('The request is refused: it brings no artefact. Nothing has changed.');
      if (Number(headers['content-length']) > artefactLimits.packed) throw tooLarge(artefactLimits.packed);
      if (known.has(request.id)) throw new Refusal('The request is refused: it was sent before. Nothing has changed.');
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      if (underWay >= mostAtOnce) {
        body.resume();
        return reply.code(503).header('retry-after', '30').type('text/plain').send('Other releases are under way.');
      }
      known.add(request.id);
      underWay += 1;
      const progress = new PassThrough();
      const timer = setInterval(() => progress.write('\n'), signOfLife);
      void receiveAndRun(body, request, key, (message) => progress.write(`${JSON.stringify(message)}\n`)).finally(
        () => {
          underWay -= 1;
          clearInterval(timer);
          progress.end();
        },
      );
      return reply.type('application/x-ndjson').send(progress);
    },
  );

  async function receiveAndRun(
    body: Readable,
    { area, artefact, why, removes, isAgain, canary, preview, replaces, who, machine, id }: ReleaseRequest,
    { team }: TeamKey,
    tell: (message: ProgressMessage) => void,
  ): Promise<void> {
    const request = { area, replaces, who: `${who} of ${team}`, machine, id };
    const shown = { ...(canary !== undefined && { canary }), ...(preview !== undefined && { preview }) };
    const options = { why, removes, isAgain, ...shown, request };
    try {
      await inTemporaryFolder(async (folder) => {
        const file = join(folder, 'artefact.tgz');
        await receiveFile(body, file, artefact, artefactLimits.packed);
        await run(file, options, tell);
      });
    } catch (cause) {
      if (!(cause instanceof UserError)) logFault('artefact not taken', { cause });
      const sentence = cause instanceof UserError ? cause.message : 'The artefact did not arrive whole.';
      tell({ kind: 'refused', sentence });
    }
  }
};
