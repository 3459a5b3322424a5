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
  /** `''` for none. */
  passwordHash: string;
  /** Base32; `''` for none. */
  totpSecret: string;
  /** Of the last one-time code: none is accepted twice. */
  totpStep: number;
  createdAt: string;
}

interface StaffPasskeysTable {
  /** Base64url. */
  id: string;
  staffId: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  /** With commas between. */
  transports: string;
  createdAt: string;
  usedAt: string | null;
}

interface StaffLinksTable {
  keyHash: string;
  staffId: string;
  /** `''` before codes are set up. */
  totpSecret: string;
  createdAt: string;
  expiresAt: string;
}

interface StaffRecoveryCodesTable {
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
