import { logFailure } from '@agile-languages/shared/errors';
import { siteConfig } from '@agile-languages/shared/platform';

/**
 * Sends the id of the class to the partner's page that opened this window. Only origins registered for the partner's key
 * get anything, and never a token, an e-mail or a name.
 *
 * @returns without an opener, the partner's return address when it is on such an origin; otherwise `undefined`
 */
export async function tellPartner(query: URLSearchParams, classId: string): Promise<string | undefined> {
  const key = query.get('partner');
  if (!key || !classId) return undefined;
  try {
    const origins = await originsOf(key);
    return tellOpener(query, origins, classId) ? undefined : returnAddress(query, origins, classId);
  } catch (cause) {
    logFailure('partner', cause);
    return undefined;
  }
}

async function originsOf(key: string): Promise<readonly unknown[]> {
  const response = await fetch(`${siteConfig().apiBase}/partners/${encodeURIComponent(key)}`);
  if (!response.ok) throw new Error(`partner key ${key}: status ${response.status}`);
  const { origins } = await response.json();
  return Array.isArray(origins) ? origins : [];
}

function tellOpener(query: URLSearchParams, origins: readonly unknown[], classId: string): boolean {
  const opener: Window | null = window.opener;
  const origin = query.get('opener') ?? '';
  const nonce = query.get('nonce');
  if (!opener || opener.closed || !nonce) return false;
  if (!origins.includes(origin)) {
    logFailure('message to the partner', `${origin} is not registered`);
    return false;
  }
  opener.postMessage({ type: 'agile-enrol', v: 1, classId, status: 'enrolled', nonce }, origin);
  return true;
}

function returnAddress(query: URLSearchParams, origins: readonly unknown[], classId: string): string | undefined {
  const address = query.get('return-url');
  if (!address) return undefined;
  const target = URL.parse(address);
  const isWeb = target?.protocol === 'https:' || target?.protocol === 'http:';
  if (!target || !isWeb || target.username || target.password || !origins.includes(target.origin)) {
    logFailure('return to the partner', `${address} is not registered`);
    return undefined;
  }
  target.searchParams.set('agile-enrol', classId);
  return target.href;
}
