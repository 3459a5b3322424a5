import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { FastifyInstance } from 'fastify';
import { askOverHttp, type ContentChanges, contentIn, sitePath } from './content-version.ts';
import { isElsewhere, prerenderApi } from './prerender-api.ts';

export interface ApiOfSite {
  config: SiteConfig;
  /** Variables of the API. */
  env: NodeJS.ProcessEnv;
  /** Whether the API may create and change the tables of its database. */
  migrates: boolean;
}

/** Answers a request for the project's own API. */
type HandleOwn = (request: IncomingMessage, response: ServerResponse) => void;

/** What prerendering is lent. */
export interface LentApi {
  /** Sends requests to the API. */
  api: typeof fetch;
  /** Answers requests for the project's own API. Absent when it is elsewhere. */
  handleApi: HandleOwn | undefined;
  /** What the API says of its content, and has changed since a number of it; `undefined` when it tells nothing. */
  content: (since?: number) => Promise<ContentChanges | undefined>;
  /**
   * Settles when pages may be prerendered.
   *
   * @throws {UserError} with `migrates`, when the project's own does not open: before the first release nothing is lost
   */
  ready: () => Promise<unknown>;
}

/**
 * Lends the API for prerendering while `work` runs, and tells the number of its content. The project's own opens at the first request, or with `migrates`
 * beside the work, and sends no mails; when it does not open, every call fails with the reason.
 */
export async function withApi<Result>(
  { config, env, migrates }: ApiOfSite,
  work: (lent: LentApi) => Promise<Result>,
): Promise<Result> {
  let own: Promise<FastifyInstance> | undefined;
  // Equal requests are sent once, so later answers may be of the first number; and when that was not told, of any.
  let oldest = Number.POSITIVE_INFINITY;
  const opened = () => {
    own ??= open(env, migrates);
    return own;
  };
  const isOwn = !isElsewhere(config);
  const first = migrates && isOwn ? opened() : undefined;
  first?.catch(() => {});
  try {
    return await work({
      api: prerenderApi(config, opened),
      handleApi: isOwn ? (request, response) => void handle(opened(), request, response) : undefined,
      content: async (since) => {
        const now = await askFor(config, opened, since).then(contentIn, () => undefined);
        oldest = Math.min(oldest, now?.version ?? Number.NEGATIVE_INFINITY);
        return now && oldest >= 0 ? { ...now, version: oldest } : undefined;
      },
      ready: async () => first,
    });
  } finally {
    await own?.then(
      (api) => api.close(),
      () => {},
    );
  }
}

async function askFor(config: SiteConfig, own: () => Promise<FastifyInstance>, since?: number): Promise<unknown> {
  if (isElsewhere(config)) return askOverHttp(config.apiBase, since);
  return (await (await own()).inject(`/api${sitePath(since)}`)).json();
}

/** Without the desk: nothing of it is on a page, and it is the larger part of the API's code. */
async function open(env: NodeJS.ProcessEnv, migrates: boolean): Promise<FastifyInstance> {
  const { createApi, readApiConfig } = await import('@agile-languages/api');
  return createApi({
    ...readApiConfig(env),
    deskOrigin: 'off',
    mail: {},
    metrics: undefined,
    backup: undefined,
    logLevel: 'silent',
    migrates,
  });
}

async function handle(
  own: Promise<FastifyInstance>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const api = await own.catch(() => undefined);
  if (api) api.routing(request, response);
  else response.writeHead(503).end();
}
