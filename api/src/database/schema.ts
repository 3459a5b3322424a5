import type { Generated } from 'kysely';

/**
 * Tables of the provider. The same on SQLite and PostgreSQL: ids are text, times are ISO 8601 text in UTC with
 * milliseconds (so text order is time order), truth values are 0 or 1. A column that a later migration adds with a
 * default is `Generated`: whoever inserts a row may leave it out.
 */
export interface Database {
  settings: SettingsTable;
  languages: LanguagesTable;
  experts: ExpertsTable;
  expertLanguages: ExpertLanguagesTable;
  samples: SamplesTable;
  classes: ClassesTable;
  faqItems: FaqItemsTable;
  partners: PartnersTable;
  members: MembersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  guesses: GuessesTable;
  invitations: InvitationsTable;
  enrolments: EnrolmentsTable;
  mails: MailsTable;
  partnerAccounts: PartnerAccountsTable;
  partnerKeys: PartnerKeysTable;
  partnerOrigins: PartnerOriginsTable;
  partnerEnrolments: PartnerEnrolmentsTable;
  partnerEvents: PartnerEventsTable;
  partnerUses: PartnerUsesTable;
  listVersions: ListVersionsTable;
  contentChanges: ContentChangesTable;
  staff: StaffTable;
  staffPasskeys: StaffPasskeysTable;
  staffLinks: StaffLinksTable;
  staffSessions: StaffSessionsTable;
  staffChallenges: StaffChallengesTable;
  auditLog: AuditLogTable;
  contentRecords: ContentRecordsTable;
  contentVersions: ContentVersionsTable;
  messages: MessagesTable;
  pictures: PicturesTable;
  waiting: WaitingTable;
  attendance: AttendanceTable;
}

interface SettingsTable {
  name: string;
  value: string;
}

interface LanguagesTable {
  id: string;
  name: string;
  /** Name of its symbol below `/files/marks/`. */
  mark: string;
}

interface ExpertsTable {
  id: string;
  fullname: string;
  userImage: string;
  countryName: string;
  company: string;
  position: string;
  shortBio: string;
  linkedinUrl: string;
  fbUrl: string;
  /** Orders the list before the id does; nine digits, or `''`. */
  sequence: Generated<string>;
  /** What its picture shows; `''` when nobody has written it. */
  imageText: Generated<string>;
  /** Mean colour of its picture, `#rrggbb`; `''` when it is drawn. */
  imageTint: Generated<string>;
}

interface ExpertLanguagesTable {
  expertId: string;
  languageId: string;
  sequence: number;
}

interface SamplesTable {
  id: string;
  languageId: string;
  expertId: string;
  projectId: string;
  name: string;
  description: string;
  /** `YYYYMMDD` or any other text. */
  enrolmentDate: string;
  /** Its filled card with the red pen of its expert, as `readCard` reads it; `''` when there is none. */
  card: Generated<string>;
}

interface ClassesTable {
  id: string;
  languageId: string;
  trainerId: string | null;
  name: string;
  /** HTML. */
  description: string;
  startsAt: string;
  /** The same moment as it is shown, with the offset of the class time zone. */
  localStart: string;
  timeZone: string;
  pattern: string;
  mode: string;
  /** `YYYYMMDD`. */
  createdDate: string;
  price: string;
  oldPrice: string;
  currency: string;
  rating: number;
  seatsTotal: number;
  seatsLeft: number;
  /** `draft`, `published`, `cancelled` or `deleted`. The site shows published ones. */
  state: Generated<string>;
  /** Grows with each change, so that nobody overwrites what somebody else has written. */
  version: Generated<number>;
  /** End of the last session; `''` when nobody has computed it. */
  endsAt: Generated<string>;
}

interface FaqItemsTable {
  id: string;
  sequence: number;
  topic: string;
  question: string;
  /** HTML. */
  answer: string;
}

interface PartnersTable {
  slug: string;
  sequence: number;
  name: string;
  /** Id of a picture; `''` when its name is drawn. */
  logo: Generated<string>;
  /** `''` when there is none. */
  link: Generated<string>;
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

interface EnrolmentsTable {
  memberId: string;
  classId: string;
  createdAt: string;
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

interface PartnerAccountsTable {
  id: string;
  name: string;
  createdAt: string;
  /** Where events are sent; `''` for nowhere. */
  webhookUrl: string;
  /** With which events are signed. */
  webhookSecret: string;
  /** The secret before, with which they are signed too until it ends; `''` when there is none. */
  formerSecret: string;
  formerSecretEndsAt: string;
}

interface PartnerKeysTable {
  key: string;
  /** What the key is for. */
  name: string;
  createdAt: string;
  partnerId: Generated<string>;
  /** 1 when pages without TLS may use it and nothing counts that comes with it. */
  isTest: Generated<number>;
  endsAt: string | null;
}

interface PartnerOriginsTable {
  partnerKey: string;
  origin: string;
}

interface PartnerEnrolmentsTable {
  id: string;
  partnerKey: string;
  /** In the partner's words, or `''`. */
  campaign: string;
  /** `''` once the seat was given back. */
  memberId: string;
  classId: string;
  createdAt: string;
  /** Of the code by which the partner's page learns of it; `''` when no code is good. */
  codeHash: string;
  codeEndsAt: string;
  /** When the code was used. */
  redeemedAt: string | null;
  /** When the seat was given back. */
  cancelledAt: string | null;
}

interface PartnerUsesTable {
  partnerKey: string;
  /** `2026-11`, in UTC. */
  month: string;
  /** One of the kinds of `partners/use-counter.ts`. */
  kind: string;
  count: number;
}

interface PartnerEventsTable {
  id: string;
  partnerId: string;
  createdAt: string;
  /** JSON, as it is sent. */
  body: string;
  sentAt: string | null;
  /** `null` when it was sent or given up. */
  nextTryAt: string | null;
  tries: number;
  /** Why the last try failed. */
  fault: string | null;
}

interface ListVersionsTable {
  /** Name of the table; `content` for everything that pages show. */
  list: string;
  /** Grows with each change of its rows or their order; triggers see to it. */
  version: number;
}

interface ContentChangesTable {
  /** A list, `samples`, or one record, `samples/700001`; `*` for everything. */
  key: string;
  /** Number of the content just before it last changed, or just after. */
  version: number;
}

interface StaffTable {
  id: string;
  /** Lower case. */
  email: string;
  fullname: string;
  /** One of the roles of `staff/roles.ts`. */
  role: string;
  /** `''` when the person has no password. */
  passwordHash: string;
  /** Of one-time codes, base32; `''` when the person has none. */
  totpSecret: string;
  /** Step of the last one-time code that was accepted; none is accepted twice. */
  totpStep: number;
  createdAt: string;
}

interface StaffPasskeysTable {
  /** Of the credential, base64url. */
  id: string;
  staffId: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  createdAt: string;
  usedAt: string | null;
}

interface StaffLinksTable {
  keyHash: string;
  staffId: string;
  /** Of the one-time codes that are being set up with this link, `''` before. */
  totpSecret: string;
  createdAt: string;
  expiresAt: string;
}

interface StaffSessionsTable {
  tokenHash: string;
  /** By which the list of sign-ins names it. */
  id: string;
  staffId: string;
  createdAt: string;
  usedAt: string;
  address: string;
  browser: string;
}

interface StaffChallengesTable {
  challengeHash: string;
  /** What may be done with it: `sign in`, or `add` and whose passkey. */
  purpose: string;
  expiresAt: string;
}

interface AuditLogTable {
  /** Later ones are greater. */
  id: string;
  at: string;
  /** Who; `''` when nobody was signed in. */
  email: string;
  action: string;
  subject: string;
  detail: string;
  address: string;
}

interface ContentRecordsTable {
  kind: string;
  id: string;
  /** Grows with each change. */
  version: number;
  /** The version that the site shows; `null` when it shows none. */
  publishedVersion: number | null;
  position: number;
  /** By which lists name it. */
  title: string;
  /** Texts of the record in lower case. */
  search: string;
  /** Fields of its kind, as JSON. */
  data: string;
  updatedAt: string;
  updatedBy: string;
  deletedAt: string | null;
}

interface ContentVersionsTable {
  kind: string;
  id: string;
  version: number;
  at: string;
  email: string;
  /** What was done: `saved`, `published` and so on. */
  action: string;
  data: string;
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
}

interface PicturesTable {
  /** Hash of its files, which are named by it. */
  id: string;
  /** What it is for: `photo` or `logo`. */
  purpose: string;
  /** Of what was brought in, in pixels. */
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`. */
  tint: string;
  createdAt: string;
  createdBy: string;
}

interface WaitingTable {
  classId: string;
  memberId: string;
  createdAt: string;
}

/** A row for each session in which a member was. */
interface AttendanceTable {
  classId: string;
  memberId: string;
  /** From 1 on, in the order of the sessions. */
  session: number;
}
