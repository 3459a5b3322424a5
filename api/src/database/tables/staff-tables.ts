/** Staff of the provider, how they sign in, and what they did. */
export interface StaffTables {
  staff: StaffTable;
  staffPasskeys: StaffPasskeysTable;
  staffLinks: StaffLinksTable;
  staffSessions: StaffSessionsTable;
  staffChallenges: StaffChallengesTable;
  auditLog: AuditLogTable;
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
