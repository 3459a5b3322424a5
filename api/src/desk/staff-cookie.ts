import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that signs a person of the provider in. It goes with requests of the desk's own pages only. */
export function createStaffCookie(deskOrigin: string) {
  const secure = deskOrigin.startsWith('https:');
  const name = secure ? '__Host-staff' : 'staff';

  const read = ({ headers }: FastifyRequest): string => parseCookie(headers.cookie ?? '')[name] ?? '';

  /** For as long as the browser is open; the server ends it earlier. */
  const write = (reply: FastifyReply, token: string) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, value: token, path: '/', httpOnly: true, sameSite: 'strict', secure }),
    );

  const remove = (reply: FastifyReply) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, value: '', maxAge: 0, path: '/', httpOnly: true, sameSite: 'strict', secure }),
    );

  return { read, write, remove };
}
