import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { createDeviceRepository, forgetDevicesOf } from '../../security/device-repository.ts';
import { networkOf } from '../../security/network.ts';
import type { Passkey } from '../../security/passkeys.ts';
import { createStaffSessionRepository } from '../../security/staff-session-repository.ts';
import { hashOf } from '../../security/tokens.ts';
import { insertPasskey, makeRecoveryCodes } from './credentials.ts';
import { newBrowserMail, newPasskeyMail, newRecoveryCodesMail } from './mails.ts';
import { type StaffRecord, staffStore } from './table.ts';

const { action } = actionsOf(staffStore);

export type Credential = { passwordHash: string; totpSecret: string } | { passkey: Passkey };

export interface OpenSignIn {
  token: string;
  device: string;
}

/** By a link that works once. Earlier credentials and sign-ins end. */
export const setUp = action({
  name: 'set up a sign-in',
  summary: 'Gives the person who has the link a way to sign in',
  audit: 'sign-in set up',
  input: Type.Object({ key: Type.String(), fullname: Type.String(), credential: Type.Unsafe<Credential>({}) }),
  async run({ transaction, record: { id }, input: { key, fullname, credential }, now }) {
    const link = await transaction
      .deleteFrom('staffLinks')
      .where('keyHash', '=', hashOf(key))
      .where('staffId', '=', id)
      .where('expiresAt', '>', now.toISOString())
      .returning('staffId')
      .executeTakeFirst();
    if (!link) return 'missing';
    for (const table of ['staffPasskeys', 'staffRecoveryCodes', 'staffSessions'] as const)
      await transaction.deleteFrom(table).where('staffId', '=', id).execute();
    await forgetDevicesOf(transaction, id);
    const isPasskey = 'passkey' in credential;
    const password = isPasskey ? { passwordHash: '', totpSecret: '' } : credential;
    await transaction
      .updateTable('staff')
      .set({ fullname, ...password, totpStep: 0 })
      .where('id', '=', id)
      .execute();
    if (isPasskey) {
      await insertPasskey(transaction, id, credential.passkey, now);
      return { subject: '', detail: 'passkey' };
    }
    const recoveryCodes = await makeRecoveryCodes(transaction, id);
    return { subject: '', detail: 'password with one-time codes', answer: { recoveryCodes } };
  },
});

/** A person learns of a browser that somebody else has let in. */
export const signIn = action({
  name: 'sign in',
  summary: 'Opens a sign-in of the person',
  audit: 'sign-in',
  input: Type.Object({ way: Type.String(), browser: Type.String(), device: Type.String() }),
  async run(work) {
    const { transaction, record, input, author, mail, now } = work;
    const { way, browser, device: before } = input;
    const clock = () => now;
    const { id } = record;
    const token = await createStaffSessionRepository(transaction, clock).open(id, { address: author.address, browser });
    const device = await createDeviceRepository(transaction, clock).remember(before, id);
    if (device !== before && way !== 'set up') await mail(newBrowserMail({ ...seenIn(work), way, browser }));
    const answer: OpenSignIn = { token, device };
    return { subject: '', detail: way, answer };
  },
});

export const signOut = ending('sign out', 'sign-out');
export const endSignIn = ending('end a sign-in', 'sign-in ended');

export const endOtherSignIns = action({
  name: 'end the other sign-ins',
  summary: 'Ends every sign-in of the person but one',
  audit: 'sign-in ended',
  input: Type.Object({ signIn: Type.String() }),
  async run({ transaction, record: { id }, input, now }) {
    await createStaffSessionRepository(transaction, () => now).endOthers(id, input.signIn);
    return { subject: '', detail: 'all others' };
  },
});

export const addPasskey = action({
  name: 'add a passkey',
  summary: 'Adds a passkey of the person',
  audit: 'passkey added',
  input: Type.Object({ passkey: Type.Unsafe<Passkey>({}) }),
  async run(work) {
    const { transaction, record, input, mail, now } = work;
    const { passkey } = input;
    await insertPasskey(transaction, record.id, passkey, now);
    await mail(newPasskeyMail({ ...seenIn(work), passkey: passkey.name }));
    return { subject: passkey.name };
  },
});

export const removePasskey = action({
  name: 'remove a passkey',
  summary: 'Removes a passkey of the person, never the only way to sign in',
  audit: 'passkey removed',
  input: Type.Object({ passkey: Type.String() }),
  async run({ transaction, record: { id, passkeys, passwordHash }, input: { passkey } }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('staffPasskeys')
      .where('staffId', '=', id)
      .where('id', '=', passkey)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return { fault: 'This passkey is not there any more.' };
    if (passkeys < 2 && passwordHash === '')
      return { fault: 'Your only way to sign in cannot be removed. Add another passkey first.' };
    return { subject: '' };
  },
});

export const newRecoveryCodes = action({
  name: 'make recovery codes',
  summary: 'Makes ten recovery codes of the person; earlier ones end',
  audit: 'recovery codes made',
  input: Type.Object({}),
  async run(work) {
    const { transaction, record, mail } = work;
    if (record.totpSecret === '')
      return { fault: 'Recovery codes take the place of one-time codes, which you do not use.' };
    await mail(newRecoveryCodesMail(seenIn(work)));
    return { subject: '', answer: { recoveryCodes: await makeRecoveryCodes(transaction, record.id) } };
  },
});

function seenIn({ author, context, now, record: { email } }: Work<StaffRecord, object>) {
  const { brand, deskOrigin = '', mail } = context;
  return { brand, deskOrigin, mail, email, network: networkOf(author.address), at: now };
}

function ending(name: string, audit: string) {
  return action({
    name,
    summary: 'Ends a sign-in of the person',
    audit,
    input: Type.Object({ signIn: Type.String() }),
    async run({ transaction, record: { id }, input, now }) {
      const [ended] = await createStaffSessionRepository(transaction, () => now).end(id, input.signIn);
      return ended?.numDeletedRows === 0n ? 'unchanged' : { subject: '' };
    },
  });
}
