import { type Kysely, type Selectable, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../database/schema.ts';
import { claimDueIn } from '../database/send-queue.ts';
import { createThrottle } from '../security/throttle.ts';
import { fillMail } from './fill-mail.ts';
import { forgetLater, givenUpDays, withoutText } from './kept-texts.ts';
import type { MailText, MailValues } from './mail-fields.ts';
import { holdsKey, type MailId, mailTexts } from './mail-texts.ts';
import { canBeSent, hasNotArrived } from './sent-mails.ts';

export type Mail = Selectable<Database['mails']>;
export type NewMail = Pick<Mail, 'sender' | 'recipient' | 'subject' | 'text' | 'html'> & {
  calendar?: string;
  replyTo?: string;
  /** Beyond 0 it waits until there is time, lower turns first. Default: 0. */
  turn?: number;
};

export interface MailContent extends Pick<NewMail, 'sender' | 'recipient' | 'calendar' | 'replyTo' | 'turn'> {
  id: MailId;
  values: MailValues;
  /** Default: the published ones. */
  words?: Pick<MailText, 'subject' | 'text'>;
}

/** Its text. */
export type MailOfText = NewMail & Pick<MailContent, 'id'>;

export type MailRepository = ReturnType<typeof createMailRepository>;

const day = 24 * 3_600_000;
const lease = 5 * 60_000;
const maxDelay = 3_600_000;
const firstDelay = 10_000;
/** Mails with a turn, in a minute. */
const pace = 30;

export function createMailRepository(db: Kysely<Database>, clock: () => Date) {
  const waiting = createThrottle({ limit: pace, window: 60_000, clock });
  const inFuture = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  async function addOnce(id: string, content: MailContent): Promise<NewMail> {
    const mail = await written(content);
    const now = inFuture(0);
    const queue = { sentAt: null, nextTryAt: now, tries: 0, fault: null, holdsKey: holdsKey(content.id) ? 1 : 0 };
    await db
      .insertInto('mails')
      .values({ ...mail, ...queue, id, createdAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return mail;
  }

  const add = (content: MailContent): Promise<NewMail> => addOnce(newId(), content);

  async function written({ id, values, words, ...mail }: MailContent): Promise<NewMail> {
    const own = words ?? (await db.selectFrom('mailTexts').selectAll().where('id', '=', id).executeTakeFirst());
    return { ...mail, ...fillMail(own ?? mailTexts[id], values, mailTexts[id].needs) };
  }

  const newest = (limit: number): Promise<Mail[]> =>
    db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();

  const byId = (id: string): Promise<Mail | undefined> =>
    db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

  /** Also those that were given up or are delayed elsewhere. */
  const unsent = (): Promise<Mail[]> =>
    db.selectFrom('mails').selectAll().where(hasNotArrived).orderBy('createdAt').orderBy('id').execute();

  const oldestUnsent = async (): Promise<string | undefined> =>
    (
      await db
        .selectFrom('mails')
        .select('createdAt')
        .where('nextTryAt', 'is not', null)
        .orderBy('createdAt')
        .limit(1)
        .executeTakeFirst()
    )?.createdAt;

  /** Those with a turn leave at a pace of their own, after all others. */
  async function claimDue(): Promise<Mail | undefined> {
    const allowed = waiting.countOf('all') < pace ? sql<boolean>`true` : sql<boolean>`turn = 0`;
    const mail = await claimDueIn(db, 'mails', { clock, lease, maxDelay, allowed, order: sql.ref('turn') });
    if (mail && mail.turn > 0) waiting.take('all');
    return mail;
  }

  /** Without keys and pass codes. */
  const markSent = ({ id, holdsKey }: Mail) =>
    db
      .updateTable('mails')
      .set({ sentAt: inFuture(0), nextTryAt: null, fault: null, ...(holdsKey ? withoutText : forgetLater(clock())) })
      .where('id', '=', id)
      .execute();

  const markFailed = ({ id, tries }: Mail, fault: string, givenUp: boolean) =>
    db
      .updateTable('mails')
      .set({ fault, nextTryAt: givenUp ? null : inFuture(Math.min(firstDelay * 2 ** (tries - 1), maxDelay)) })
      .where('id', '=', id)
      .execute();

  /** Returns how many. */
  async function retryAll(): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('mails')
      .set({ nextTryAt: inFuture(0), tries: 0 })
      .where(canBeSent)
      .where(({ eb, or }) => or([eb('nextTryAt', 'is not', null), eb('createdAt', '>', inFuture(-givenUpDays * day))]))
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }

  return { add, addOnce, newest, byId, unsent, oldestUnsent, claimDue, markSent, markFailed, retryAll };
}
