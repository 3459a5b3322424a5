import type { Generated } from 'kysely';

/** Members, people who are invited or have written, and mails to them. */
export interface PeopleTables {
  members: MembersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  guesses: GuessesTable;
  invitations: InvitationsTable;
  mails: MailsTable;
  messages: MessagesTable;
}

interface MembersTable {
  id: string;
  /** Lower case. */
  email: string;
  fullname: string;
  passwordHash: string;
  createdAt: string;
}

interface SessionsTable {
  tokenHash: string;
  memberId: string;
  createdAt: string;
  usedAt: string;
}

interface DevicesTable {
  tokenHash: string;
  memberId: string;
  /** When the member last signed in on it. */
  usedAt: string;
}

interface GuessesTable {
  /** Of what guesses are counted for: an e-mail address with a network, for instance, whether or not somebody has it. */
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
  /** Set when the invitation was accepted. */
  memberId: string | null;
  /** Set when the trainer has withdrawn the invitation. */
  revokedAt: string | null;
  /** The member who may choose a new password by this invitation; `null` when it makes a member. */
  renewsMemberId: string | null;
}

interface MailsTable {
  id: string;
  createdAt: string;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  /** `''` when the mail is text only. */
  html: string;
  /** Calendar file that comes with it, or `''`. */
  calendar: Generated<string>;
  sentAt: string | null;
  /** `null` when it was sent, or given up because the mail server refuses it. */
  nextTryAt: string | null;
  tries: number;
  /** Why the last try failed. */
  fault: string | null;
}

interface MessagesTable {
  id: string;
  createdAt: string;
  name: string;
  /** `''` when the form had none. */
  email: string;
  /** Every field of the form, a line each. */
  text: string;
  /** `new`, `answered` or `closed`. */
  state: string;
  changedAt: string;
  /** `''` while it is new. */
  changedBy: string;
  answer: string;
  /** Class in which a place is asked for; `''` for any other message. */
  classId: Generated<string>;
  /** Key of the partner from whose page the writer came; `''` for none. */
  partnerKey: Generated<string>;
  campaign: Generated<string>;
}
