import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApi, readApiConfig } from '@agile-languages/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { FastifyInstance } from 'fastify';
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

/**
 * Lends the API for prerendering while `work` runs. The project's own opens at the first request and sends no mails; when
 * it does not open, every call fails with the reason.
 *
 * @throws {UserError} with `migrates`, when the project's own does not open: before the first release nothing is lost
 */
export async function withApi<Result>(
  { config, env, migrates }: ApiOfSite,
  work: (api: typeof fetch, handle: HandleOwn | undefined) => Promise<Result>,
): Promise<Result> {
  let own: Promise<FastifyInstance> | undefined;
  const opened = () => {
    own ??= open(env, migrates);
    return own;
  };
  if (migrates && !isElsewhere(config)) {
    await opened();
  }
  try {
    return await work(
      prerenderApi(config, opened),
      isElsewhere(config) ? undefined : (request, response) => void handle(opened(), request, response),
    );
  } finally {
    await own?.then(
      (api) => api.close(),
      () => {},
    );
  }
}

const open = async (env: NodeJS.ProcessEnv, migrates: boolean) =>
  createApi({
    ...readApiConfig(env),
    mail: {},
    metrics: undefined,
    backup: undefined,
    logLevel: 'silent',
    migrates,
  });

async function handle(
  own: Promise<FastifyInstance>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const api = await own.catch(() => undefined);
  if (api) api.routing(request, response);
  else response.writeHead(503).end();
}
