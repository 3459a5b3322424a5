import type { Generated } from 'kysely';

export interface PeopleTables {
  members: MembersTable;
  sessions: SessionsTable;
  knownDevices: KnownDevicesTable;
  guesses: GuessesTable;
  spentTokens: SpentTokensTable;
  invitations: InvitationsTable;
  mails: MailsTable;
  messages: MessagesTable;
}

/** `resources/member` adds the columns that staff enter. */
export interface MembersTable {
  id: string;
  passwordHash: string;
  createdAt: string;
  /** A line each, the latest last. */
  formerEmails: Generated<string>;
  version: Generated<number>;
  /** From `soughtIn`. */
  sought: Generated<string>;
}

interface SessionsTable {
  tokenHash: string;
  memberId: string;
  createdAt: string;
  usedAt: string;
}

interface SpentTokensTable {
  tokenHash: string;
  endsAt: string;
}

interface KnownDevicesTable {
  tokenHash: string;
  /** A member or a person of the desk. */
  ownerId: string;
  usedAt: string;
}

interface GuessesTable {
  /** For instance an e-mail address with a network. */
  accountHash: string;
  failures: number;
  waitUntil: string;
}

interface InvitationsTable {
  keyHash: string;
  email: string;
  fullname: string;
  classId: string;
  passCodeHash: string;
  triesLeft: number;
  createdAt: string;
  expiresAt: string;
  memberId: string | null;
  revokedAt: string | null;
  /** `''` for none. */
  code: Generated<string>;
  /** Of a company; `''` for none. */
  bookingId: Generated<string>;
  /** `null`: it makes a member. */
  renewsMemberId: string | null;
  /** 1: its member has had the seat, or a place on the waiting list. */
  hadSeat: Generated<number>;
  /** From `soughtIn`. */
  sought: Generated<string>;
}

interface MailsTable {
  id: string;
  createdAt: string;
  sender: string;
  recipient: string;
  /** `''`: the provider. */
  replyTo: Generated<string>;
  subject: string;
  text: string;
  html: string;
  /** `''` for none. */
  calendar: Generated<string>;
  sentAt: string | null;
  /** `null` when it was sent or given up. */
  nextTryAt: string | null;
  tries: number;
  fault: string | null;
  /** 0: it does not wait for others. */
  turn: Generated<number>;
  /** 1: its text is erased when it is sent. */
  holdsKey: Generated<number>;
  /** Until then a server may report about a mail that was sent; then its text is erased, and that it is delayed. */
  forgetAt: Generated<string | null>;
}

interface MessagesTable {
  id: string;
  createdAt: string;
  name: string;
  /** `''` when the form had none. */
  email: string;
  text: string;
  /** `new`, `answered` or `closed`. */
  state: string;
  changedAt: string;
  /** `''` while it is new. */
  changedBy: string;
  answer: string;
  /** `''` for any other message. */
  classId: Generated<string>;
  /** `''` for none. */
  partnerKey: Generated<string>;
  campaign: Generated<string>;
}
