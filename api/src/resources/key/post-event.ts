import { lookup as resolve } from 'node:dns';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from '../../security/network.ts';

const timeLimit = 10_000;

export interface PostOptions {
  headers: Record<string, string>;
  allowsPrivate: boolean;
}

/**
 * Redirects are not followed, and only the status is read.
 *
 * @throws after ten seconds, or when the address is not allowed: it is checked as it is resolved, so that a name cannot
 * lead elsewhere the second time
 */
export function postEvent(address: string, body: string, { headers, allowsPrivate }: PostOptions): Promise<number> {
  const fault = webhookFault(address, allowsPrivate);
  if (fault) return Promise.reject(new Error(fault));
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((answer, reject) => {
    const sent: ClientRequest = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeLimit),
        ...(!allowsPrivate && { lookup: publicOnly }),
      },
      (response) => {
        answer(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.once('close', () => reject(new Error('no answer')));
    sent.end(body);
  });
}

export function webhookFault(address: string, allowsPrivate: boolean): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || address.length > 500)
    return `"${address}" is no address like https://partner.example/events.`;
  if (allowsPrivate) return undefined;
  if (url.protocol !== 'https:') return `"${address}" is without TLS.`;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) && isPrivateAddress(host) ? `"${address}" is in a private network.` : undefined;
}

const publicOnly: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new Error('no address'), '');
    if (found.some(({ address }) => isPrivateAddress(address))) return done(new Error('private address'), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
