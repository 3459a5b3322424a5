import type { ClassListRow } from '../../resources/class/class.ts';
import type { InvitationRow } from '../../resources/invitation/invitation.ts';
import type { MessageRow } from '../../resources/message/message.ts';
import type { MailFault } from '../mail-faults.ts';

export interface Today {
  classes: Pick<ClassListRow, 'id' | 'name' | 'startsAt' | 'timeZone' | 'seatsTotal' | 'seatsLeft'>[];
  invitations: (MailFault & Pick<InvitationRow, 'email' | 'fullname' | 'expiresAt'> & { isOver: boolean })[];
  /** Without an answer. */
  messages: (MailFault & Pick<MessageRow, 'id' | 'name' | 'email' | 'createdAt'>)[];
  /** Full, and members wait for a seat. */
  waiting: { id: string; name: string; total: number }[];
  /** Lately they accepted an invitation, and neither have a seat anywhere nor wait for one. */
  seatless: (MailFault & { id: string; fullname: string; classId: string; className: string })[];
  /** Seats of companies without a name, in classes that begin soon. */
  companies: (MailFault & { id: string; company: string; className: string; nameless: number; startsAt: string })[];
  /** Paid for a seat that was given back, or for a class that was cancelled. */
  refunds: (MailFault & { id: string; name: string; className: string; due: string; currency: string })[];
  mails: WaitingMail[];
  /** What is not set up as real visitors need it, a sentence each. */
  installation: string[];
  content: ContentWaiting[];
  /** Origins that partners ask for. */
  origins: { id: string; partnerId: string; partnerName: string; origin: string; createdAt: string }[];
  publication: string[];
  /** Without a text for the photograph. */
  pictures: { id: string; fullname: string }[];
  /** Of lists that have more than what is shown. */
  totals: Partial<Record<TodayList, number>>;
}

export type TodayList = Exclude<keyof Today, 'installation' | 'content' | 'publication' | 'totals'>;

interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  /** `''` before the first try. */
  fault: string;
  isGivenUp: boolean;
  /** Of a mail with a key that came back the text is gone. */
  isLost: boolean;
  /** The invitation of its reader is open. */
  isInvitation: boolean;
}

export interface ContentWaiting {
  kind: string;
  total: number;
}
