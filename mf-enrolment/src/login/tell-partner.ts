import { logFailure } from '@agile-languages/shared/errors';
import { siteConfig } from '@agile-languages/shared/platform';

/** Then the visitor goes on as without a partner. */
const timeLimit = 4000;

/**
 * Only origins registered for the partner's key get anything, and never a token, an e-mail or a name. Elements of
 * earlier versions use the id of the class and the nonce. @returns without an opener, the partner's registered return
 * address
 */
export async function tellPartner(query: URLSearchParams, classId: string, code: string): Promise<string | undefined> {
  const key = query.get('partner');
  if (!key || !classId) return undefined;
  const isRegistered = askFor(key);
  try {
    return (await tellOpener(query, isRegistered, { classId, code }))
      ? undefined
      : await returnAddress(query, isRegistered, code);
  } catch (cause) {
    logFailure('partner', cause);
    return undefined;
  }
}

function askFor(key: string): IsRegistered {
  const signal = AbortSignal.timeout?.(timeLimit) ?? null;
  return async (origin) => {
    const query = new URLSearchParams({ origin });
    const response = await fetch(`${siteConfig().apiBase}/partners/${encodeURIComponent(key)}?${query}`, { signal });
    if (!response.ok) throw new Error(`partner key ${key}: status ${response.status}`);
    return (await response.json()).isRegistered === true;
  };
}

async function tellOpener(
  query: URLSearchParams,
  isRegistered: IsRegistered,
  enrolment: { classId: string; code: string },
): Promise<boolean> {
  const opener: Window | null = window.opener;
  const origin = query.get('opener') ?? '';
  const nonce = query.get('nonce');
  if (!opener || opener.closed || !query.has('opener')) return false;
  if (!(await isRegistered(origin))) {
    logFailure('message to the partner', `${origin} is not registered`);
    return false;
  }
  if (enrolment.code)
    opener.postMessage({ type: 'agile-enrol', v: 1, status: 'enrolled', nonce, ...enrolment }, origin);
  return true;
}

async function returnAddress(
  query: URLSearchParams,
  isRegistered: IsRegistered,
  code: string,
): Promise<string | undefined> {
  const address = query.get('return-url');
  if (!address) return undefined;
  const target = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = target?.protocol === 'https:' || target?.protocol === 'http:';
  if (!target || !isWeb || target.username || target.password || !(await isRegistered(target.origin))) {
    logFailure('return to the partner', `${address} is not registered`);
    return undefined;
  }
  if (code) {
    target.searchParams.set('agile-code', code);
    target.searchParams.set('agile-site', location.origin);
  }
  return target.href;
}

type IsRegistered = (origin: string) => Promise<boolean>;
