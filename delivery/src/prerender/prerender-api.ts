import type { SiteConfig } from '@agile-languages/shared/platform';
import type { OwnApi } from './own-api.ts';

/** In milliseconds, for an API elsewhere. */
const responseLimit = 5000;

export const isElsewhere = ({ apiBase }: Pick<SiteConfig, 'apiBase'>): boolean => URL.canParse(apiBase);

/** Equal requests are sent once, so that all pages show the same answer. */
export function prerenderApi(config: SiteConfig, own: () => Promise<Pick<OwnApi, 'ask'>>): typeof fetch {
  return once(isElsewhere(config) ? overHttp() : toOwn(own));
}

function once(send: typeof fetch): typeof fetch {
  const responses = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const request = `${input} ${init?.body}`;
    const response = responses.get(request) ?? send(input, init);
    responses.set(request, response);
    return (await response).clone();
  };
}

/** After one call without an answer none is tried. */
function overHttp(): typeof fetch {
  let failure: unknown;
  return async (input, init) => {
    if (failure) throw failure;
    try {
      return await fetch(input, { ...init, signal: AbortSignal.timeout(responseLimit) });
    } catch (cause) {
      failure = cause;
      throw cause;
    }
  };
}

function toOwn(own: () => Promise<Pick<OwnApi, 'ask'>>): typeof fetch {
  return async (input, init) => {
    const { status, body, headers } = await (await own()).ask({
      method: 'POST',
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: String(init?.body),
    });
    const keys = headers['surrogate-key'];
    return new Response(body, { status, headers: keys ? { 'surrogate-key': String(keys) } : {} });
  };
}
