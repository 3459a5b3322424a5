/** What calls of the desk answer, and the fields of content. The desk's screens use the same. */

import type { ClassData, ClassState } from '../classes/class-data.ts';
import type { ContentData, Kind } from '../content/kinds.ts';
import type { InvitationState } from '../people/invitation-state.ts';

export { type ClassData, type ClassField, type ClassState, classLabels, classStates } from '../classes/class-data.ts';
export {
  type ContentData,
  type ContentField,
  type ContentValue,
  emptyData,
  fieldsOf,
  hasOrder,
  isKind,
  type Kind,
} from '../content/kinds.ts';
export type { ErasureAnswer } from '../people/erase-member.ts';
export { type InvitationState, invitationStates } from '../people/invitation-state.ts';

export type StaffRole = 'owner' | 'trainer' | 'editor';

/** The person who is signed in, and what the screens need to know of the site. */
export interface Account {
  id: string;
  email: string;
  fullname: string;
  role: StaffRole;
  brand: string;
  /** Whether the site shows demonstration data. */
  demo: boolean;
  siteOrigin: string;
  hasPassword: boolean;
  passkeys: PasskeyRow[];
}

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

export interface StaffSignInRow {
  id: string;
  createdAt: string;
  usedAt: string;
  address: string;
  browser: string;
  /** Whether it is the one that makes the call. */
  here: boolean;
}

export interface StaffRow {
  id: string;
  email: string;
  fullname: string;
  role: StaffRole;
  /** How many the person has. */
  passkeys: number;
  hasPassword: boolean;
  createdAt: string;
}

export interface AuditRow {
  id: string;
  at: string;
  /** `''` when nobody was signed in, for instance on the command line. */
  email: string;
  action: string;
  subject: string;
  detail: string;
  address: string;
}

/** What a one-time link opens. */
export interface Welcome {
  email: string;
  fullname: string;
  role: StaffRole;
}

/** One-time codes that are being set up. */
export interface CodesSetup {
  /** To be typed into an authenticator app. */
  secret: string;
  /** To be read by one from a QR code. */
  address: string;
}

/** `changed`: the site shows an earlier version. */
export type ContentState = 'draft' | 'published' | 'changed';

export interface ContentRow {
  id: string;
  title: string;
  version: number;
  state: ContentState;
  updatedAt: string;
  /** `''` for what was there before the desk. */
  updatedBy: string;
  deletedAt: string | null;
}

export interface ContentRecordAnswer {
  id: string;
  title: string;
  version: number;
  /** The version that the site shows; `null` when it shows none. */
  publishedVersion: number | null;
  updatedAt: string;
  updatedBy: string;
  deletedAt: string | null;
  data: ContentData;
}

export interface ContentVersionRow {
  version: number;
  at: string;
  email: string;
  action: string;
  data: ContentData;
}

/** What fields offer to choose from. */
export interface ContentChoices {
  languages: { id: string; name: string }[];
  experts: { id: string; name: string }[];
  topics: string[];
}

export interface DeskClassRow {
  id: string;
  name: string;
  languageName: string;
  /** `''` when nobody is named. */
  trainerName: string;
  startsAt: string;
  /** End of the last session; `''` when nobody has computed it. */
  endsAt: string;
  /** The start with the offset of the class's own time zone. */
  localStart: string;
  timeZone: string;
  seatsTotal: number;
  seatsLeft: number;
  state: ClassState;
}

export interface DeskClass extends DeskClassRow {
  version: number;
  data: ClassData;
}

/** Sessions that a pattern makes, and what is wrong with it, or `''`. */
export interface SessionsAnswer {
  rows: SessionRow[];
  fault: string;
}

/** A session of a class, in UTC. */
export interface SessionRow {
  start: string;
  end?: string;
}

export interface ParticipantRow {
  fullname: string;
  email: string;
  /** When the member enrolled. */
  createdAt: string;
}

/** The mail that a cancellation would bring to each who is enrolled. */
export interface MailPreview {
  recipients: number;
  subject: string;
  text: string;
  html: string;
  /** The calendar file that comes with it. */
  calendar: string;
}

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

/** A message of a contact form. */
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
}

/** What needs a person today. */
export interface Today {
  /** With seats, and they begin soon. */
  classes: Pick<DeskClassRow, 'id' | 'name' | 'startsAt' | 'timeZone' | 'seatsTotal' | 'seatsLeft'>[];
  /** Near their end, or expired. */
  invitations: Pick<InvitationRow, 'email' | 'fullname' | 'expiresAt'>[];
  /** Without an answer. */
  messages: Pick<MessageRow, 'id' | 'name' | 'email' | 'createdAt'>[];
  /** Given up, or waiting for more than an hour. */
  mails: WaitingMail[];
  /** What is not set up as real visitors need it, a sentence each. */
  installation: string[];
  content: ContentWaiting[];
}

interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  /** Why the last try failed; `''` when there was none. */
  fault: string;
  isGivenUp: boolean;
}

/** How many records of a kind have changes that the site does not show. */
export interface ContentWaiting {
  kind: Kind;
  total: number;
}
