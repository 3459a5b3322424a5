import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { checkData, dataOf, missingIn } from '../../core/fields.ts';
import { dataSchema } from '../../core/schemas.ts';
import { forgetDevicesOf } from '../../security/device-repository.ts';
import { createLink } from './credentials.ts';
import { staffFields } from './fields.ts';
import { staffInvitationMail, welcomeAddress } from './mails.ts';
import { insertStaff, lockOwners, staffByEmail, staffStore } from './table.ts';

const { action, creation } = actionsOf(staffStore);

const linkChoice = Type.Optional(
  Type.Enum(['mailed', 'shown'], { title: 'What becomes of the link by which the person sets up a sign-in' }),
);
const noDesk = { fault: 'The desk is off. Set DESK_ORIGIN.' };
const lastOwner = { fault: 'The desk needs at least one owner.' };

/** The link is shown, also for a person who is there: the first person is made on the command line. */
const create = creation({
  name: 'create',
  summary: 'Adds a person to the desk, or lets one sign in anew, by a link that works once',
  audit: 'staff invited',
  changesSignIn: true,
  input: Type.Object({ data: dataSchema(staffFields), link: linkChoice }),
  onCommandLine: { link: 'shown' },
  async run(work) {
    const { transaction, input, now } = work;
    const isShown = input.link === 'shown';
    const role = input.data.role ?? (await usualRole(work));
    const { data, faults } = checkData(staffFields, { ...input.data, role });
    const all = [...missingIn(staffFields, data), ...faults];
    if (all.length > 0) return { faults: all };
    const present = await staffByEmail(transaction, data.email);
    if (present && !isShown) return { fault: 'This person is in the desk already.' };
    const id = present?.id ?? (await insertStaff(transaction, data, now));
    const person = present ?? { ...data, id };
    const words = present ? 'staff link made' : isShown ? 'staff added' : 'staff invited';
    return giveLink(work, person, isShown, { id, detail: person.role, audit: words });
  },
});

/** Earlier credentials and sign-ins end when it is used. */
const link = action({
  name: 'link',
  summary: 'Mails a link by which a person signs in anew',
  audit: 'staff link sent',
  changesSignIn: true,
  input: Type.Object({ link: linkChoice }),
  async run(work) {
    const isShown = work.input.link === 'shown';
    return giveLink(work, work.record, isShown, isShown ? { audit: 'staff link made' } : { detail: '' });
  },
});

const save = action({
  name: 'save',
  summary: 'Gives a person another role',
  audit: 'staff role changed',
  changesSignIn: true,
  input: Type.Object({ data: dataSchema({ role: staffFields.role }) }),
  async run({ transaction, record, input }) {
    const { data, faults } = checkData(staffFields, input.data, dataOf(staffFields, record));
    if (faults.length > 0) return { faults };
    if (data.role !== 'owner' && (await isLastOwner(transaction, record.id))) return lastOwner;
    await transaction.updateTable('staff').set({ role: data.role }).where('id', '=', record.id).execute();
    return { detail: `${record.role} to ${data.role}` };
  },
});

const remove = action({
  name: 'remove',
  summary: 'Removes a person from the desk, who is signed out everywhere',
  audit: 'staff removed',
  changesSignIn: true,
  input: Type.Object({}),
  async run({ transaction, record: { id, email, role } }) {
    if (await isLastOwner(transaction, id)) return lastOwner;
    for (const table of ['staffPasskeys', 'staffLinks', 'staffRecoveryCodes', 'staffSessions'] as const)
      await transaction.deleteFrom(table).where('staffId', '=', id).execute();
    await forgetDevicesOf(transaction, id);
    await transaction.deleteFrom('staff').where('id', '=', id).execute();
    return { detail: role, said: `${email} cannot sign in to the desk any more.` };
  },
});

export const staffActions = [create, link, save, remove] as const;

async function giveLink<Done extends object>(
  { transaction, context, mail, now }: Work<unknown, unknown>,
  { id, email, role }: { id: string; email: string; role: string },
  isShown: boolean,
  done: Done,
) {
  const { brand, deskOrigin } = context;
  if (!deskOrigin) return noDesk;
  const key = await createLink(transaction, id, now);
  if (!isShown) {
    await mail(staffInvitationMail({ brand, deskOrigin, mail: context.mail, email, key }));
    return { detail: '', said: `A link was mailed to ${email}. It works once, within a day.`, ...done };
  }
  const said = `${email} is ${role}. This link works once, within a day:\n${welcomeAddress(deskOrigin, key)}`;
  return { detail: role, said, ...done };
}

/** The first person is an owner. */
async function usualRole({ transaction }: Pick<Work<unknown, unknown>, 'transaction'>): Promise<string> {
  return (await lockOwners(transaction)).length > 0 ? 'editor' : 'owner';
}

async function isLastOwner(transaction: Work<unknown, unknown>['transaction'], id: string): Promise<boolean> {
  const owners = await lockOwners(transaction);
  return owners.length === 1 && owners[0]?.id === id;
}
