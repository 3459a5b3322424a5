import type { Kysely } from 'kysely';
import type { ActionContext, Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { createMailRepository } from '../../mail/mail-repository.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { readSettings } from './table.ts';

type From = Pick<ActionContext, 'brand' | 'mail' | 'deskOrigin'>;

interface Told {
  email: string;
  fullname: string;
  class: { id: string; name: string };
  /** `has a seat` */
  what: string;
}

/** There is no mail about what staff do. */
export async function tellProvider(
  { transaction, context, mail }: Pick<Work<unknown, unknown>, 'transaction' | 'context' | 'mail'>,
  { email, fullname, class: { id, name }, what }: Told,
): Promise<void> {
  const { enrolmentNews, enrolmentNewsTo } = (await readSettings(transaction)).data;
  if (enrolmentNews !== 'Each') return;
  const sentence = `${fullname} (${email}) ${what}: ${name}.`;
  const link = deskAt(context, `/${encodeURIComponent(id)}/participants`);
  const values = { class: name, what: sentence, link };
  await mail(mailTo('enrolment', enrolmentNewsTo || context.mail.contactTo, context, values));
}

const whatOf = new Map([
  ['member enrolled', 'has a seat'],
  ['enrolment cancelled', 'has given the seat back'],
  ['member waits', 'waits for a seat'],
  ['member waits no more', 'waits no more'],
]);
const day = 86_400_000;
/** What is written meanwhile comes with the next mail. */
const lag = 5 * 60_000;

/** A day without news has no mail. */
export async function dailyNews({ db, clock, ...context }: ActionContext): Promise<void> {
  if ((await readSettings(db)).data.enrolmentNews !== 'Daily') return;
  const now = new Date(clock().getTime() - lag);
  await transact(db, async (transaction) => {
    const since = await takeTurn(transaction, now);
    if (since === undefined) return;
    const lines = await linesOf(transaction, since, now.toISOString());
    if (lines.length === 0) return;
    const { enrolmentNewsTo } = (await readSettings(transaction)).data;
    const values = { what: lines.join('\n\n'), link: deskAt(context) };
    const mail = mailTo('enrolments', enrolmentNewsTo || context.mail.contactTo, context, values);
    await createMailRepository(transaction, clock).add(mail);
  });
}

/**
 * One of several processes has the turn. A time to come is from before the clock was set back: it does not say what was
 * told.
 *
 * @returns since when there is news to tell; nothing while it is too early
 */
async function takeTurn(transaction: Kysely<Database>, now: Date): Promise<string | undefined> {
  const name = 'enrolmentsToldUntil';
  const value = now.toISOString();
  await transaction
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value: since } = await transaction
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const passed = now.getTime() - Date.parse(since);
  if (Math.abs(passed) < day) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable('settings')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', since)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return undefined;
  return passed < 0 ? new Date(now.getTime() - day).toISOString() : since;
}

async function linesOf(db: Kysely<Database>, since: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['at', 'action', 'subject', 'detail'])
    .where('email', '=', '')
    .where('action', 'in', [...whatOf.keys()])
    .where('at', '>', since)
    .where('at', '<=', until)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const classes = await db.selectFrom('classes').select(['id', 'name']).execute();
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  return rows.map(({ at, action, subject, detail }) => {
    const [, id = ''] = /^class ([^,]+)/.exec(detail) ?? [];
    const sentence = `${at.slice(0, 16).replace('T', ' ')} UTC: ${subject} ${whatOf.get(action)}`;
    return [sentence, names.get(id)].filter(Boolean).join(': ');
  });
}

const deskAt = ({ deskOrigin }: From, path = '') => (deskOrigin ? `${deskOrigin}/desk/classes${path}` : '');
