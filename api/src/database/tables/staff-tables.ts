export interface StaffTables {
  staff: StaffTable;
  staffPasskeys: StaffPasskeysTable;
  staffLinks: StaffLinksTable;
  staffRecoveryCodes: StaffRecoveryCodesTable;
  staffSessions: StaffSessionsTable;
  auditLog: AuditLogTable;
}

interface StaffTable {
  id: string;
  /** Lower case. */
  email: string;
  fullname: string;
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

interface StaffRecoveryCodesTable {
  /** Of the code and its person. */
  codeHash: string;
  staffId: string;
}

interface StaffSessionsTable {
  tokenHash: string;
  id: string;
  staffId: string;
  createdAt: string;
  usedAt: string;
  address: string;
  browser: string;
}

interface AuditLogTable {
  /** Later ones are greater. */
  id: string;
  at: string;
  /** `''` without a sign-in. */
  email: string;
  action: string;
  subject: string;
  detail: string;
  address: string;
}
