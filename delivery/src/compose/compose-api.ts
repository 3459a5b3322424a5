import { type ApiClient, createApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { FastifyInstance } from 'fastify';

/** How long composing waits for one answer of an API elsewhere, in milliseconds. */
const waitLimit = 5000;

export const isElsewhere = ({ apiBase }: SiteConfig): boolean => URL.canParse(apiBase);

/**
 * The API as composing asks it: over HTTP when the site names one elsewhere, else the project's own within this process.
 *
 * @param own the project's own API, or why it does not start
 */
export function composeApi(config: SiteConfig, own: FastifyInstance | Error): ApiClient {
  if (isElsewhere(config)) return createApiClient({ base: () => config.apiBase, fetch: overHttp() });
  return createApiClient({ base: () => '/api', fetch: inProcess(own) });
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

function inProcess(own: FastifyInstance | Error): typeof fetch {
  return async (input, init) => {
    if (own instanceof Error) throw own;
    const { statusCode, payload } = await own.inject({
      method: 'POST',
      url: String(input),
      headers: { 'content-type': 'application/json' },
      payload: String(init?.body),
    });
    return new Response(payload, { status: statusCode });
  };
}
