import type { ClassState } from '../../classes/class-data.ts';
import type { KeyCounts } from '../../partners/key-counts.ts';
import type { InvitationState } from '../../people/invitation-state.ts';

export interface MemberRow {
  id: string;
  email: string;
  fullname: string;
  createdAt: string;
}

export interface MemberAnswer extends MemberRow {
  /** The latest first. */
  classes: MemberClassRow[];
}

export interface MemberClassRow {
  id: string;
  name: string;
  startsAt: string;
  timeZone: string;
  state: ClassState;
  enrolledAt: string;
}

export interface InvitationRow {
  id: string;
  email: string;
  fullname: string;
  classId: string;
  className: string;
  /** Whether a member chooses a new password by it. */
  isRenewal: boolean;
  createdAt: string;
  expiresAt: string;
  state: InvitationState;
}

/** A key of a partner. */
export interface PartnerKeyRow {
  key: string;
  partnerId: string;
  partnerName: string;
  name: string;
  isTest: boolean;
  createdAt: string;
  /** When it ends or has ended; `null` when no end is known. */
  endsAt: string | null;
  hasEnded: boolean;
  origins: string[];
  /** What came with it this month. */
  month: KeyCounts;
}

/** A message of a contact form, or of a visitor who asks for a place in a class. */
export interface MessageRow {
  id: string;
  createdAt: string;
  name: string;
  /** `''` when the form had none. */
  email: string;
  text: string;
  state: 'new' | 'answered' | 'closed';
  changedAt: string;
  changedBy: string;
  answer: string;
  /** Class in which a place is asked for; `''` for any other message. */
  classId: string;
  /** Key of the partner from whose page the writer came; `''` for none. */
  partnerKey: string;
  campaign: string;
}

export interface MessageAnswer extends MessageRow {
  /** `''` for none, or when the class is gone. */
  className: string;
  /** `''` for none. */
  partnerName: string;
}
