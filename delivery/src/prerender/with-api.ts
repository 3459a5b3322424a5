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

/**
 * Lends the API for prerendering while `work` runs. The project's own opens at the first request and sends no mails; when
 * it does not open, every call fails with the reason.
 *
 * @throws {UserError} with `migrates`, when the project's own does not open: before the first release nothing is lost
 */
export async function withApi<Result>(
  { config, env, migrates }: ApiOfSite,
  work: (api: typeof fetch) => Promise<Result>,
): Promise<Result> {
  let own: Promise<FastifyInstance> | undefined;
  if (migrates && !isElsewhere(config)) {
    own = open(env, migrates);
    await own;
  }
  try {
    return await work(
      prerenderApi(config, () => {
        own ??= open(env, migrates);
        return own;
      }),
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
