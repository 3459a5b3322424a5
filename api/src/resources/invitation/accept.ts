import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { soughtIn } from '../../database/kept-words.ts';
import { setPassword } from '../../security/accounts.ts';
import { newPassCode } from '../../security/tokens.ts';
import { faultOfHeldCode } from '../discount/redeem-code.ts';
import { setPassCode, triesPerPassCode } from './keys.ts';
import { passCodeMail } from './mails.ts';
import { invitationStore } from './table.ts';

const { action } = actionsOf(invitationStore);

/** A fault when the invitation was used or withdrawn, or its address has a member. */
export const accept = action({
  name: 'accept',
  summary: 'Makes a member of the person who was invited, or renews the password of a member',
  audit: 'invitation accepted',
  input: Type.Object({ passwordHash: Type.String(), code: Type.Optional(Type.String()) }),
  async run({ transaction, record, input: { passwordHash, code = '' }, now }) {
    const { email, fullname, keyHash, renewsMemberId } = record;
    if (record.memberId || record.revokedAt) return { fault: 'This invitation has ended.' };
    const isTyped = code !== '' && code !== record.code && !renewsMemberId;
    const codeFault = isTyped && (await faultOfHeldCode(transaction, code, record.classId, now.toISOString()));
    if (codeFault) return { fault: codeFault };
    const memberId = renewsMemberId ?? randomUUID();
    if (!renewsMemberId) {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('members')
        .values({ id: memberId, email, fullname, passwordHash, createdAt: now.toISOString(), sought: soughtIn(record) })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return { fault: `${email} is a member already.` };
    }
    await transaction
      .updateTable('invitations')
      .set({ memberId, triesLeft: triesPerPassCode, ...(isTyped && { code }) })
      .where('keyHash', '=', keyHash)
      .execute();
    if (!renewsMemberId) return { detail: `class ${record.classId}` };
    await setPassword(transaction, memberId, passwordHash);
    return { audit: 'new password chosen' };
  },
});

/** The earlier pass code ends when the new one is sure to be mailed. */
export const renewPassCode = action({
  name: 'renew the pass code',
  summary: 'Mails a new pass code for an invitation',
  audit: 'pass code mailed',
  input: Type.Object({ activationKey: Type.String() }),
  async run({ transaction, record, input: { activationKey }, context, mail }) {
    const passCode = newPassCode();
    await setPassCode(transaction, activationKey, passCode);
    const invitation = { ...record, expiresAt: new Date(record.expiresAt) };
    await mail(passCodeMail({ ...context, invitation, activationKey, passCode }));
    return {};
  },
});
