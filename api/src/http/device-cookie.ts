import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLifetime } from '../repositories/device-repository.ts';

/**
 * Reads and writes the cookie by which a device is known that has signed in before. It opens nothing, holds a random
 * number and nothing of the member, and no script can read it.
 */
export function createDeviceCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';

  const read = ({ headers }: FastifyRequest): string => parseCookie(headers.cookie ?? '')[name] ?? '';

  const write = (reply: FastifyReply, token: string) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name,
        value: token,
        maxAge: deviceLifetime / 1000,
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
      }),
    );

  return { read, write };
}
