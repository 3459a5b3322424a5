import { type ApiClient, createApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { FastifyInstance } from 'fastify';

/** How long composing waits for one answer of an API elsewhere, in milliseconds. */
const waitLimit = 5000;

export const isElsewhere = ({ apiBase }: SiteConfig): boolean => URL.canParse(apiBase);

/**
 * The API as one composition asks it: over HTTP when the site names one elsewhere, else the project's own within this
 * process. The same question is put once, so that all pages show the same answer.
 *
 * @param own the project's own API, which may still be opening
 */
export function composeApi(config: SiteConfig, own: FastifyInstance | Promise<FastifyInstance>): ApiClient {
  if (isElsewhere(config)) return createApiClient({ base: () => config.apiBase, fetch: once(overHttp()) });
  return createApiClient({ base: () => '/api', fetch: once(inProcess(own)) });
}

function once(ask: typeof fetch): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const question = `${input} ${init?.body}`;
    const answer = answers.get(question) ?? ask(input, init);
    answers.set(question, answer);
    return (await answer).clone();
  };
}

/** After one call without an answer no further one is tried. */
function overHttp(): typeof fetch {
  let lost: unknown;
  return async (input, init) => {
    if (lost) throw lost;
    try {
      return await fetch(input, { ...init, signal: AbortSignal.timeout(waitLimit) });
    } catch (cause) {
      lost = cause;
      throw cause;
    }
  };
}

function inProcess(own: FastifyInstance | Promise<FastifyInstance>): typeof fetch {
  return async (input, init) => {
    const { statusCode, payload } = await (await own).inject({
      method: 'POST',
      url: String(input),
      headers: { 'content-type': 'application/json' },
      payload: String(init?.body),
    });
    return new Response(payload, { status: statusCode });
  };
}
