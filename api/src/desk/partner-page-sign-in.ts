import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { createAuditRepository, type NewAuditEntry } from '../core/audit.ts';
import { transact } from '../database/transact.ts';
import { limitBy } from '../http/limit-requests.ts';
import { exactly, text } from '../http/schemas.ts';
import { partnerLinkMail } from '../resources/key/mails.ts';
import { partnersOf } from '../resources/key/table.ts';
import { normaliseEmail } from '../security/accounts.ts';
import { createPartnerSessionRepository } from '../security/partner-session-repository.ts';
import { secondsLater } from '../security/seconds-later.ts';
import type { PartnerPageCall, PartnerPageContext } from './partner-page-call.ts';
import { DeskRefusal } from './refusal.ts';

export type PartnerPageAnswer = { account: PartnerPageAccount; brand: string } | { account: null; brand: string };

export interface PartnerPageAccount {
  email: string;
  partners: { id: string; name: string }[];
  siteOrigin: string;
}

export function partnerSignInCalls(context: PartnerPageContext): PartnerPageCall[] {
  const { brand, clock, db, linksToPartners, partnerCookie, partnerSessions, siteOrigin, throttles } = context;
  const limit = (http: FastifyRequest, own?: string) => limitBy(throttles.partnerPageCalls, http, own);
  const mailLink = createLinkMailer(context);

  return [
    {
      name: 'own account',
      method: 'GET',
      path: '/account',
      who: 'everybody',
      async run({ http }): Promise<PartnerPageAnswer> {
        const email = await emailOf(context, http);
        limit(http, email);
        const partners = email === undefined ? [] : await partnersOf(db, email, clock());
        if (email === undefined || partners.length === 0) return { account: null, brand };
        return { account: { email, partners, siteOrigin }, brand };
      },
    },
    {
      name: 'ask for a link',
      method: 'POST',
      path: '/sign-in',
      who: 'everybody',
      body: exactly({ email: text(254) }),
      async run({ body, http }) {
        limit(http);
        const email = normaliseEmail(body.email ?? '');
        secondsLater(() => mailLink(email, http.log));
      },
    },
    {
      name: 'use a link',
      method: 'POST',
      path: '/link',
      who: 'everybody',
      body: exactly({ key: text(64) }),
      async run({ body, http, address }, reply) {
        const email = await partnerSessions.redeem(body.key ?? '');
        if (email === undefined) limit(http);
        else await linksToPartners.giveBack(linksTo(email));
        const [partner] = email === undefined ? [] : await partnersOf(db, email, clock());
        if (email === undefined || !partner)
          throw new DeskRefusal(410, 'This link does not work any more. Ask for another one.');
        const entry = { email, address, action: 'partner signed in', subject: partner.name, detail: '' };
        partnerCookie.write(reply, await noted(context, entry, (sessions) => sessions.open(email)));
      },
    },
    {
      name: 'sign out',
      method: 'POST',
      path: '/sign-out',
      who: 'signed in',
      async run({ http }, reply) {
        await partnerSessions.end(partnerCookie.read(http));
        partnerCookie.remove(reply);
      },
    },
    {
      name: 'sign out everywhere',
      method: 'POST',
      path: '/sign-out-everywhere',
      who: 'signed in',
      async run({ address, email }, reply) {
        const entry = { email, address, action: 'partner signed out', subject: '', detail: 'everywhere' };
        await noted(context, entry, (sessions) => sessions.endAllOf(email));
        partnerCookie.remove(reply);
      },
    },
  ];
}

/** Sign-ins and the line about them are one transaction; these people are no record of their own. */
const noted = <Result>(
  { clock, db }: PartnerPageContext,
  entry: NewAuditEntry,
  change: (sessions: ReturnType<typeof createPartnerSessionRepository>) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (transaction) => {
    await createAuditRepository(transaction, clock).add(entry);
    return change(createPartnerSessionRepository(transaction, clock));
  });

export async function emailOf({ partnerCookie, partnerSessions }: PartnerPageContext, request: FastifyRequest) {
  const token = partnerCookie.read(request);
  return token === '' ? undefined : partnerSessions.of(token);
}

const linksTo = (email: string) => `links to partner ${email}`;

/** Only to people who are named with a valid key: two at once, one more an hour. */
const createLinkMailer =
  ({ brand, clock, db, linksToPartners, mail, mails, partnerSessions, siteOrigin }: PartnerPageContext) =>
  async (email: string, log: FastifyBaseLogger): Promise<void> => {
    try {
      const partners = await partnersOf(db, email, clock());
      if (partners.length === 0) return;
      if ((await linksToPartners.take(linksTo(email))) > 0) return;
      const key = await partnerSessions.expect(email);
      await mails.add(partnerLinkMail({ brand, siteOrigin, mail, email, key, partners }));
    } catch (error) {
      log.error({ err: error }, 'link for a partner not mailed');
    }
  };
