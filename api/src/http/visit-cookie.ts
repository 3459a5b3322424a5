import { type PartnerVisit, visitIn } from '@agile-languages/shared/formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionCookie } from './session-cookie.ts';

/** From which partner's page a visitor has come. Scripts keep that for the tab; this is for the pages without scripts. */
export function createVisitCookie(siteOrigin: string) {
  const cookie = createSessionCookie(siteOrigin, 'visit', '/app');

  /** When the address has a key. */
  function keep(
    { headers: { referer = '' }, url }: Pick<FastifyRequest, 'headers' | 'url'>,
    reply: FastifyReply,
  ): void {
    const [, text] = url.split('?', 2);
    if (!text) return;
    const query = new URLSearchParams(text);
    const visit = visitIn(query, [referer, query.get('opener') ?? ''], siteOrigin);
    if (visit.partner) cookie.write(reply, new URLSearchParams({ ...visit }).toString());
  }

  function read(request: Pick<FastifyRequest, 'headers'>): PartnerVisit {
    const kept = new URLSearchParams(cookie.read(request));
    return visitIn(kept, [kept.get('origin') ?? ''], siteOrigin);
  }

  return { keep, read };
}
