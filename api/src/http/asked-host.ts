import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** Whether an address is that of a trusted proxy. `trustProxy`: as `TRUST_PROXY`. */
export const proxyCheck = (trustProxy = ''): ((address: string, hop: number) => boolean) =>
  compile(trustProxy ? trustProxy.split(',').map((address) => address.trim()) : []);

/** As Fastify does it, for requests that do not reach it: the host that a trusted proxy passes on comes first. */
export function hostReader(trustProxy = ''): (request: IncomingMessage) => string {
  const isProxy = proxyCheck(trustProxy);
  return ({ headers, socket: { remoteAddress } }) => {
    const passedOn = String(headers['x-forwarded-host'] ?? '');
    const isTrusted = passedOn !== '' && remoteAddress !== undefined && isProxy(remoteAddress, 0);
    return (isTrusted ? passedOn.split(',').at(-1)?.trim() : headers.host) ?? '';
  };
}
