import type { Page } from '../../database/page.ts';
import { givenUpDays } from '../../mail/kept-texts.ts';
import { hasNotArrived, stateOf } from '../../mail/sent-mails.ts';
import { isNowhere } from '../../resources/class/invited.ts';
import { hasOpenInvitation, isLostInVain } from '../../resources/invitation/lost-mails.ts';
import type { DeskContext } from '../desk-context.ts';
import { withMailFaults } from '../mail-faults.ts';
import { firstOf, inDays, type Now } from './first-of.ts';
import type { Today } from './today.ts';

const invitationDays = 3;
const seatlessDays = 30;
const mailWait = 3_600_000;

export async function messages(context: Now): Promise<Page<Today['messages'][number]>> {
  const { rows, total } = await firstOf(
    context.db
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'createdAt'])
      .where('state', '=', 'new')
      .orderBy('createdAt'),
  );
  return { rows: await withMailFaults(context, rows, ({ email }) => email), total };
}

export async function invitations(context: Now): Promise<Page<Today['invitations'][number]>> {
  const { rows, total } = await firstOf(
    context.db
      .selectFrom('invitations')
      .innerJoin('classes', 'classes.id', 'invitations.classId')
      .select(['email', 'fullname', 'expiresAt'])
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .where('renewsMemberId', 'is', null)
      .where('classes.startsAt', '>', inDays(context, 0))
      .where('expiresAt', '<', inDays(context, invitationDays))
      .orderBy('expiresAt'),
  );
  const shown = rows.map((row) => ({ ...row, isOver: row.expiresAt <= inDays(context, 0) }));
  return { rows: await withMailFaults(context, shown, ({ email }) => email), total };
}

export async function seatless(context: Now): Promise<Page<Today['seatless'][number]>> {
  const { rows, total } = await firstOf(
    context.db
      .selectFrom('invitations')
      .innerJoin('members', 'members.id', 'invitations.memberId')
      .innerJoin('classes', 'classes.id', 'invitations.classId')
      .select(['members.id', 'members.fullname', 'members.email', 'classes.id as classId', 'classes.name as className'])
      .where('invitations.renewsMemberId', 'is', null)
      .where('invitations.revokedAt', 'is', null)
      .where('members.createdAt', '>', inDays(context, -seatlessDays))
      .where(isNowhere)
      .orderBy('members.createdAt')
      .orderBy('members.id')
      .orderBy('classes.id'),
  );
  const shown = await withMailFaults(context, rows, ({ email }) => email);
  return { rows: shown.map(({ email, ...row }) => row), total };
}

/** Given up within a month, waiting for more than an hour, or delayed elsewhere. A demonstration sends none. */
export async function mails(context: Now & Pick<DeskContext, 'demo'>): Promise<Page<Today['mails'][number]>> {
  const { clock, db, demo } = context;
  if (demo) return { rows: [], total: 0 };
  const now = inDays(context, 0);
  const hourAgo = new Date(clock().getTime() - mailWait).toISOString();
  const { rows, total } = await firstOf(
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'createdAt', 'sentAt', 'nextTryAt', 'fault', 'text'])
      .select((eb) => hasOpenInvitation(eb, now).as('isInvitation'))
      .where(hasNotArrived)
      .where((eb) => eb.not(isLostInVain(eb, now)))
      .where(({ and, eb, or }) =>
        or([
          and([eb('nextTryAt', 'is', null), eb('createdAt', '>', inDays(context, -givenUpDays))]),
          and([eb('nextTryAt', 'is not', null), eb('createdAt', '<', hourAgo)]),
        ]),
      )
      .orderBy('createdAt', 'desc'),
  );
  const faulty = rows.map(({ sentAt, nextTryAt, fault, text, isInvitation, ...mail }) => {
    const isGivenUp = stateOf({ sentAt, nextTryAt, fault }) === 'given up';
    return {
      ...mail,
      fault: fault ?? '',
      isGivenUp,
      isLost: isGivenUp && text === '',
      isInvitation: Boolean(isInvitation),
    };
  });
  return { rows: faulty, total };
}
