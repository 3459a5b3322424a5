import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Only requests of the site's own pages below the path bring it, until the browser closes; the server ends it earlier. */
export function createSessionCookie(origin: string, of: string, path = '/') {
  const secure = origin.startsWith('https:');
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const attributes = { name: secure ? prefix + of : of, path, httpOnly: true, sameSite: 'strict', secure } as const;

  // Another host of the domain can plant a second one with `__Secure-`, and nothing tells which is ours.
  const read = ({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>): string => {
    const own = cookie.split(';').filter((pair) => pair.split('=', 1)[0]?.trim() === attributes.name);
    return own.length === 1 ? (parseCookie(cookie)[attributes.name] ?? '') : '';
  };
  const write = (reply: FastifyReply, token: string) =>
    reply.header('set-cookie', stringifySetCookie({ ...attributes, value: token }));
  const remove = (reply: FastifyReply) =>
    reply.header('set-cookie', stringifySetCookie({ ...attributes, value: '', maxAge: 0 }));

  return { read, write, remove };
}
