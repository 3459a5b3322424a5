import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLifetime } from '../security/device-repository.ts';

/** A random number, which opens nothing and which no script can read. */
export function createDeviceCookie(origin: string, of: 'device' | 'staff-device' = 'device') {
  const secure = origin.startsWith('https:');
  const name = secure ? `__Host-${of}` : of;

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
