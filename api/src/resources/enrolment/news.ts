import type { Kysely } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import type { MailContent } from '../../mail/mail-repository.ts';
import { memberById } from '../../security/accounts.ts';
import { priceNow } from '../booking/price-now.ts';
import { withAgreed } from '../booking/seat-bookings.ts';
import type { seatMail } from '../class/mails.ts';
import { placeLinks } from '../class/places.ts';
import { withPromisedPrice } from '../class/promised-price.ts';
import { type ClassRecord, readClass } from '../class/reads.ts';
import { tellProvider } from '../settings/news.ts';

export interface Named {
  memberId: string;
  classId: string;
}

type News = Parameters<typeof seatMail>[0];
export type Tools = Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'context' | 'mail'>;

export async function tell(work: Tools, named: Named, mailOf: (news: News) => MailContent): Promise<void> {
  const news = await newsFor(work, named);
  if (news) await work.mail(mailOf(news));
}

export async function tellOf(work: Tools, named: Named, what: string): Promise<void> {
  const news = await newsFor(work, named);
  if (news) await tellProvider(work, { ...news.to, class: news.record, what });
}

export const newsFor = async (work: Tools, named: Named): Promise<News | undefined> =>
  newsOf(work, named, await readClass(work.transaction, named.classId));

/** None of a class that is over, and none for an erased member, who has no address. */
export async function newsOf(
  { transaction, now, context }: Tools,
  { memberId, classId }: Named,
  record: ClassRecord | undefined,
): Promise<News | undefined> {
  const to = await memberById(transaction, memberId);
  if (!record || !to || (record.endsAt || record.startsAt) <= now.toISOString()) return undefined;
  const place = (await placeLinks(transaction, context))({ memberId, email: to.email }, classId);
  const shown = await pricedFor(transaction, record, memberId, now);
  return { record: shown, to, from: context, now, place };
}

/** What the member has agreed to, was promised on the waiting list, or would pay now. */
export async function pricedFor(
  db: Kysely<Database>,
  record: ClassRecord,
  memberId: string,
  now: Date,
): Promise<ClassRecord> {
  const waits = await placeOf(db, { memberId, classId: record.id });
  return waits
    ? withPromisedPrice(db, record, now, waits)
    : withAgreed(db, priceNow(record, now.toISOString()), memberId);
}

const placeOf = (db: Kysely<Database>, { memberId, classId }: Named) =>
  db
    .selectFrom('waiting')
    .select('code')
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .executeTakeFirst();
