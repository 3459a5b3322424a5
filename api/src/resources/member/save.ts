import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { changesIn, type DataOf, dataOf } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import { soughtIn } from '../../database/kept-words.ts';
import { canBeSent } from '../../mail/sent-mails.ts';
import { type Member, memberByEmail, normaliseEmail } from '../../security/accounts.ts';
import { placeLinks, withPlacesOf } from '../class/places.ts';
import { latestWaiting, revokeInvitations } from '../invitation/table.ts';
import { memberFields } from './fields.ts';
import { formerAddressMail, newAddressMail } from './mails.ts';
import { memberStore } from './table.ts';

/** The audit log says which fields, and not what is in them. */
export const save = actionsOf(memberStore).action({
  name: 'save',
  summary: 'Corrects what is known of a member; a new address is told to both addresses',
  audit: 'member changed',
  input: Type.Object({ data: dataSchema(memberFields) }),
  async run(work) {
    const { transaction, record, input } = work;
    const before = dataOf(memberFields, record);
    const checked = await checkComplete(transaction, memberFields, input.data, before);
    if ('faults' in checked) return checked;
    const data = { ...checked.data, email: normaliseEmail(checked.data.email) };
    const changed = namesOf(data).filter((name) => data[name] !== before[name]);
    if (changed.length === 0) return 'unchanged';
    const fault = changed.includes('email') ? await takenFault(work, data.email) : undefined;
    if (fault) return { faults: [{ field: 'email', fault }] };
    await transaction
      .updateTable('members')
      .set({ ...data, sought: soughtIn(data) })
      .where('id', '=', record.id)
      .execute();
    if (changed.includes('email')) await follow(work, data);
    const labels = changesIn(memberFields, before, data, changed);
    return { detail: labels, said: `Changed ${data.email}: ${labels}.` };
  },
});

type MemberData = DataOf<typeof memberFields>;

const namesOf = (data: MemberData) => Object.keys(data) as (keyof MemberData)[];

async function takenFault({ transaction }: Saving, email: string): Promise<string | undefined> {
  if (await memberByEmail(transaction, email)) return 'This is the address of another member.';
  return (await latestWaiting(transaction, email)) && 'This address has an open invitation, which has to be revoked.';
}

/** Mails that wait or were given up go to the new address with new links; mailed links for a password end. */
async function follow(work: Saving, { email, fullname }: MemberData): Promise<void> {
  const { transaction, record, context, now, mail } = work;
  const former = record.formerEmails.split('\n').filter((address) => address !== '' && address !== email);
  const formerEmails = [...former.filter((address) => address !== record.email), record.email].join('\n');
  await transaction.updateTable('members').set({ formerEmails }).where('id', '=', record.id).execute();
  await revokeInvitations(transaction, record.email, now.toISOString());
  const unsent = transaction
    .updateTable('mails')
    .where(({ eb, fn }) => eb(fn('lower', ['recipient']), '=', record.email))
    .where(canBeSent);
  await unsent.where('nextTryAt', 'is', null).set({ nextTryAt: now.toISOString(), tries: 0 }).execute();
  const moved = await unsent.set({ recipient: email }).returning(['id', 'text', 'html']).execute();
  const linkTo = await placeLinks(transaction, context);
  const renewed = (part: string) => withPlacesOf(part, { memberId: record.id, email }, linkTo);
  for (const { id, text, html } of moved)
    await transaction
      .updateTable('mails')
      .set({ text: renewed(text), html: renewed(html) })
      .where('id', '=', id)
      .execute();
  await mail(newAddressMail({ email, fullname }, context));
  await mail(formerAddressMail({ email: record.email, fullname }, context));
}

type Saving = Pick<Work<Member, unknown>, 'transaction' | 'record' | 'context' | 'now' | 'mail'>;
