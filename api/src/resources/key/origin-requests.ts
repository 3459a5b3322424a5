import type { Kysely, Selectable } from 'kysely';
import { Type } from 'typebox';
import { v7 as newId } from 'uuid';
import { actionsOf } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { text } from '../../http/schemas.ts';
import { partnerStore } from './accounts.ts';
import { maxOrigins, originFault, plainOrigin } from './fields.ts';
import { originAnswerMail } from './mails.ts';
import { hasEnded, keyStore, setOrigins } from './table.ts';

const { action } = actionsOf(partnerStore);

export type OriginRequest = Pick<
  Selectable<Database['partnerOriginRequests']>,
  'id' | 'partnerKey' | 'origin' | 'email' | 'createdAt'
>;

const maxWaiting = 10;
const doneMeanwhile = { fault: 'Somebody else has dealt with this meanwhile.' };

export const waitingOrigins = (db: Kysely<Database>, partnerId?: string) =>
  db
    .selectFrom('partnerOriginRequests')
    .innerJoin('partnerAccounts', 'partnerAccounts.id', 'partnerOriginRequests.partnerId')
    .select([
      'partnerOriginRequests.id',
      'partnerOriginRequests.partnerId',
      'partnerAccounts.name as partnerName',
      'partnerOriginRequests.partnerKey',
      'partnerOriginRequests.origin',
      'partnerOriginRequests.email',
      'partnerOriginRequests.createdAt',
    ])
    .where('state', '=', 'new')
    .$if(partnerId !== undefined, (query) => query.where('partnerId', '=', partnerId ?? ''))
    .orderBy('partnerOriginRequests.createdAt')
    .orderBy('partnerOriginRequests.id')
    .execute();

export const moveOriginRequests = (db: Kysely<Database>, partnerKey: string, next: string) =>
  db
    .updateTable('partnerOriginRequests')
    .set({ partnerKey: next })
    .where('partnerKey', '=', partnerKey)
    .where('state', '=', 'new')
    .execute();

export const askForOrigin = action({
  name: 'ask-origin',
  summary: 'Asks for an origin of a key',
  audit: 'partner origin asked for',
  input: Type.Object({ key: text(64), origin: text(300) }),
  async run({ transaction, record: { id: partnerId }, input: { key, origin: typed }, author, now }) {
    const found = await keyStore.read(transaction, key);
    if (found?.partnerId !== partnerId || hasEnded(found, now.toISOString())) return 'missing';
    if (found.endsAt !== null) return { fault: 'This key ends soon. Ask for it with the one that came after it.' };
    const origin = plainOrigin(typed.trim());
    const fault = originFault(origin, found.isTest);
    if (fault) return { faults: [{ field: 'origin', fault }] };
    if (found.origins.includes(origin)) return { fault: `The key is valid on ${origin} already.` };
    const waiting = await waitingOrigins(transaction, partnerId);
    if (waiting.some((other) => other.partnerKey === key && other.origin === origin))
      return { fault: `${origin} has been asked for already.` };
    if (waiting.length >= maxWaiting) return { fault: 'Many of your requests have no answer yet. Please wait for it.' };
    const row = { id: newId(), partnerId, partnerKey: key, origin, createdAt: now.toISOString(), state: 'new' };
    await transaction
      .insertInto('partnerOriginRequests')
      .values({ ...row, email: author.email })
      .execute();
    return { detail: origin };
  },
});

const accept = decision('accept-origin', 'Lets a key be used on an origin that its partner has asked for', 'accepted');
const refuse = decision('refuse-origin', 'Refuses an origin that a partner has asked for', 'refused');

export const originActions = [accept, refuse] as const;

function decision(name: string, summary: string, state: 'accepted' | 'refused') {
  return action({
    name,
    command: name.replace('-', '-partner-'),
    summary,
    audit: `partner origin ${state}`,
    input: Type.Object({ request: text(64, { title: 'The request, see: partner-origin-requests' }) }),
    async run({ transaction, record, input, context, mail, now }) {
      const asked = (await waitingOrigins(transaction, record.id)).find(({ id }) => id === input.request);
      if (!asked) return doneMeanwhile;
      const { partnerKey, origin, email } = asked;
      if (state === 'accepted') {
        await keyStore.lock(transaction, partnerKey);
        const key = await keyStore.read(transaction, partnerKey);
        if (!key || hasEnded(key, now.toISOString())) return { fault: 'The key has ended.' };
        if (key.origins.length >= maxOrigins) return { fault: `A key has at most ${maxOrigins} origins.` };
        await setOrigins(transaction, partnerKey, [...new Set([...key.origins, origin])]);
      }
      await transaction.updateTable('partnerOriginRequests').set({ state }).where('id', '=', asked.id).execute();
      const { brand, siteOrigin } = context;
      await mail(originAnswerMail({ brand, siteOrigin, mail: context.mail, email, origin, state }));
      return { detail: origin, said: `${origin} is ${state}; ${email} is told by mail.` };
    },
  });
}
