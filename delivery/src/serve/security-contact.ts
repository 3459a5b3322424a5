import type { FastifyInstance } from 'fastify';

export interface SecurityContact {
  contact: string;
  origin: string;
}

const lifetime = 180 * 86_400_000;

/** RFC 9116. */
export function serveSecurityContact(server: FastifyInstance, { contact, origin }: SecurityContact): void {
  const path = '/.well-known/security.txt';
  server.get(path, async (_request, reply) => {
    const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return [
      `Contact: ${URL.canParse(contact) ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(today + lifetime).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${path}`,
      '',
    ].join('\n');
  });
}
