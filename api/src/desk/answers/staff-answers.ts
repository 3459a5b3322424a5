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
