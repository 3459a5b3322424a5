import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { askOverHttp, type ContentChanges, contentIn, sitePath } from './content-version.ts';
import { type OwnApi, openOwnApi } from './own-api.ts';
import { isElsewhere, prerenderApi } from './prerender-api.ts';

export interface ApiOfSite {
  config: SiteConfig;
  /** Variables of the API. */
  env: NodeJS.ProcessEnv;
  /** Whether the API may create and change the tables of its database. */
  migrates: boolean;
  /** Whether it opens beside the work, as it does with `migrates`. Default: it opens at the first request. */
  opensAtOnce?: boolean;
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
 * Lends the API for prerendering while `work` runs, and tells the number of its content. When the project's own does not
 * open, every call fails with the reason.
 */
export async function withApi<Result>(
  { config, env, migrates, opensAtOnce = false }: ApiOfSite,
  work: (lent: LentApi) => Promise<Result>,
): Promise<Result> {
  let own: Promise<OwnApi> | undefined;
  // Equal requests are sent once, so later answers may be of the first number; and when that was not told, of any.
  let oldest = Number.POSITIVE_INFINITY;
  const opened = () => {
    own ??= openOwnApi({ env, migrates });
    return own;
  };
  const isOwn = !isElsewhere(config);
  const first = (opensAtOnce || migrates) && isOwn ? opened() : undefined;
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
      ready: async () => (migrates ? first : undefined),
    });
  } finally {
    await own?.then(
      (api) => api.close(),
      () => {},
    );
  }
}

async function askFor(config: SiteConfig, own: () => Promise<OwnApi>, since?: number): Promise<unknown> {
  if (isElsewhere(config)) return askOverHttp(config.apiBase, since);
  const { body } = await (await own()).ask({ method: 'GET', url: `/api${sitePath(since)}`, headers: {} });
  return JSON.parse(new TextDecoder().decode(body));
}

async function handle(own: Promise<OwnApi>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  try {
    const answer = await (await own).ask({ method, url, headers, body: await buffer(request) });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  } catch {
    response.writeHead(503).end();
  }
}
