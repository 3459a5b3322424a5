import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** Whether an address is that of a trusted proxy. `trustProxy`: as `TRUST_PROXY`. */
export const proxyCheck = (trustProxy = ''): ((address: string, hop: number) => boolean) =>
  compile(trustProxy ? trustProxy.split(',').map((address) => address.trim()) : []);

/** Whether a trusted proxy sends a request, so that what the request says of its client holds. */
export function fromProxy(trustProxy = ''): (request: IncomingMessage) => boolean {
  const isProxy = proxyCheck(trustProxy);
  return ({ socket: { remoteAddress } }) => remoteAddress !== undefined && isProxy(remoteAddress, 0);
}

/** As Fastify does it, for requests that do not reach it: the host that a trusted proxy passes on comes first. */
export function hostReader(trustProxy = ''): (request: IncomingMessage) => string {
  const isFromProxy = fromProxy(trustProxy);
  return (request) => {
    const passedOn = String(request.headers['x-forwarded-host'] ?? '');
    const isTrusted = passedOn !== '' && isFromProxy(request);
    return (isTrusted ? passedOn.split(',').at(-1)?.trim() : request.headers.host) ?? '';
  };
}
