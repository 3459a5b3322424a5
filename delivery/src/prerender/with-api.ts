import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { askOverHttp, type ContentChanges, contentIn, sitePath } from './content.ts';
import { isRefusal } from './initial-data.ts';
import { type ApiAnswer, type ApiRequest, type OwnApi, openOwnApi } from './own-api.ts';
import { isElsewhere, prerenderApi } from './prerender-api.ts';

export interface ApiOfSite {
  config: SiteConfig;
  env: NodeJS.ProcessEnv;
  /** Whether the API may change the tables of its database. */
  migrates: boolean;
  opensAtOnce?: boolean;
}

export interface ApiOfPages {
  send: typeof fetch;
  hasFailed: () => boolean;
  handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  content: (since?: number) => Promise<ContentChanges | undefined>;
  /** @throws {UserError} without its database, or with one of an earlier version */
  ready: () => Promise<unknown>;
}

/** When the API does not open, every call fails with the reason. */
export async function withApi<Result>(
  { config, env, migrates, opensAtOnce = false }: ApiOfSite,
  work: (api: ApiOfPages) => Promise<Result>,
): Promise<Result> {
  let own: Promise<OwnApi> | undefined;
  // Equal requests are sent once, so later answers may be of the first number, or of any when that was not told.
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
      ...withNotedFailures(prerenderApi(config, opened)),
      handle: isOwn ? (request, response) => void handle(opened(), request, response) : undefined,
      content: async (since) => {
        const now = await askFor(config, opened, since).then(contentIn, () => undefined);
        oldest = Math.min(oldest, now?.version ?? Number.NEGATIVE_INFINITY);
        return now && oldest >= 0 ? { ...now, version: oldest } : undefined;
      },
      ready: async () => (isOwn ? opened() : undefined),
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
    const { status, reason, ...answer } = await patientAnswer(await own, {
      ...{ method, url, headers },
      body: await buffer(request),
    });
    response.writeHead(status, reason && inOneLine(reason), answer.headers).end(answer.body);
  } catch (cause) {
    response.writeHead(503, inOneLine(cause instanceof Error ? cause.message : 'no answer')).end();
  }
}

/** In milliseconds. */
const pauses = [200, 600, 1500];

/** A locked database is no fault of the pages that ask. */
async function patientAnswer({ ask }: OwnApi, request: ApiRequest): Promise<ApiAnswer> {
  for (const pause of pauses) {
    const answer = await ask(request);
    if (answer.status !== 503) return answer;
    await wait(pause);
  }
  return ask(request);
}

/** Browsers show it in their console. */
const inOneLine = (text: string): string => text.replaceAll(/[^\x20-\x7e]+/g, ' ').slice(0, 150);

function withNotedFailures(request: typeof fetch): Pick<ApiOfPages, 'send' | 'hasFailed'> {
  let hasFailed = false;
  const send: typeof fetch = async (input, init) => {
    try {
      const answer = await request(input, init);
      hasFailed ||= !answer.ok && !isRefusal(answer.status);
      return answer;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };
  return { send, hasFailed: () => hasFailed };
}
