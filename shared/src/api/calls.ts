/**
 * The provider's calls as the specification states them (section 7), shared by the client and the server.
 * Every body is JSON with one top-level key `kv`; both list calls without arguments send `{}`.
 */

import type { FieldKinds } from './read-rows.ts';

/** Path of each call below the API base. */
export const callPaths = {
  login: 'calle/login',
  getClassList: 'calle/GetClassList',
  enroll: 'calls/enroll',
  getCaptcha: 'calle/GetCatcha',
  getFaqList: 'calle/GetFaqList',
  getProfileList: 'calle/GetProfileList',
  getSampleList: 'calle/GetSampleList',
  getPartnerList: 'calle/GetPartnerList',
  passreg: 'calle/passreg',
  repassreg: 'calle/repassreg',
} as const;

/** Keys of `Login`. */
export interface LoginRequest {
  /** The member's e-mail address. */
  username: string;
  pwd: string;
}

/** Keys of `GetClassList`. */
export interface ClassListRequest {
  /** Offset of the first row, a multiple of the page size. */
  startLimit: number;
  /** Number of rows. */
  limit: number;
  /** Only this class; `''` for all. */
  fkClassId: string;
  /** Only classes of this Language id; `''` for all. */
  fkDpLangId: string;
}

/** Keys of `Enroll`. */
export interface EnrollRequest {
  /** The member's token. */
  cookie: string;
  fkClassId: string;
  /** Key of the partner from whose page the visitor came. Default: none, and the call has no such key. */
  partner?: string;
  /** What the partner calls the campaign. Default: none. */
  campaign?: string;
}

/** Keys of `GetProfileList`. */
export interface ProfileListRequest {
  /** Only this expert; `''` for all. */
  fkUserId: string;
  /** Number of rows. */
  limit: number;
  /** Offset of the first row. */
  startLimit: number;
}

/** Keys of `GetSampleList`. */
export interface SampleListRequest {
  /** Offset of the first row. */
  startLimit: number;
  /** Number of rows. */
  limit: number;
  /** Only samples of this Language id; `''` for all. */
  fkLangId: string;
  /** Only this sample; `''` for all. */
  id: string;
  /** Only samples of this expert; `''` for all. */
  fkUserId: string;
}

/** Keys of `Passreg`. */
export interface PassregRequest {
  activationKey: string;
  passCode: string;
  password: string;
  repassword: string;
}

/** One row of the class list. The optional fields are shown when present. */
export interface ClassRow {
  /** Digits, `'500001'`. */
  id: string;
  className: string;
  /** HTML; render it with `SafeHtml` only. */
  classDescription: string;
  /** Name of the Language, `'Form'`. */
  langName: string;
  /** Id of the Language, `'1111117'`. */
  fkDpLangId?: string;
  /** Address of the class's picture, for `src`; from the root of the site or absolute. `''` when there is none. */
  relatedLogoUrl: string;
  /** Date of publication, `YYYYMMDD`. */
  createdDate: string;
  /** Decimal without currency, `'480'`. */
  price: string;
  /** Earlier price; `''` or `'0'` when there is none. */
  oldPrice: string;
  /** ISO 4217 code, `'EUR'`. */
  currency: string;
  /** 0 to 5; 0 means not rated. */
  rating: number;
  /** Rows in all, as a string. */
  rowCount: string;
  /** First session, ISO 8601 with offset, `'2026-12-03T18:30:00+03:00'`. */
  start?: string;
  /** Sessions, `'10 x 3 h, Mon+Wed 18:30'`; `parsePattern` has the forms. */
  pattern?: string;
  /** IANA name of the class time zone. */
  timeZone?: string;
  seatsTotal?: number;
  /** 0 when the class is full. */
  seatsLeft?: number;
  /** `'Live online'`, `'Classroom'` or `'Blended'`. */
  mode?: string;
  /** Id of the expert who teaches it. */
  trainerId?: string;
  trainerName?: string;
}

export const classFields: FieldKinds<ClassRow> = {
  id: 'text',
  className: 'text',
  classDescription: 'text',
  langName: 'text',
  fkDpLangId: 'text?',
  relatedLogoUrl: 'text',
  createdDate: 'text',
  price: 'text',
  oldPrice: 'text',
  currency: 'text',
  rating: 'number',
  rowCount: 'text',
  start: 'moment?',
  pattern: 'text?',
  timeZone: 'text?',
  seatsTotal: 'number?',
  seatsLeft: 'number?',
  mode: 'text?',
  trainerId: 'text?',
  trainerName: 'text?',
};

/** One expert. */
export interface ProfileRow {
  id: string;
  fullname: string;
  /** File name below the file service's `users/` path. */
  userImage: string;
  /** What its photograph shows, for who does not see it. */
  imageText?: string;
  /** Mean colour of its photograph, `'#rrggbb'`; only photographs in several sizes have one. */
  imageTint?: string;
  countryName: string;
  company: string;
  position: string;
  shortBio: string;
  /** `''` when there is none. */
  linkedinUrl: string;
  /** `''` when there is none. */
  fbUrl: string;
  /** Rows in all, as a string. */
  rowCount?: string;
  /** Names of the expert's Languages, when the server knows them. */
  languages?: string[];
}

export const profileFields: FieldKinds<ProfileRow> = {
  id: 'text',
  fullname: 'text',
  userImage: 'text',
  imageText: 'text?',
  imageTint: 'text?',
  countryName: 'text',
  company: 'text',
  position: 'text',
  shortBio: 'text',
  linkedinUrl: 'text',
  fbUrl: 'text',
  rowCount: 'text?',
  languages: 'texts?',
};

/** One sample of work. */
export interface SampleRow {
  id: string;
  /** Address of its picture, for `src`; `''` when there is none. */
  relatedLogoUrl: string;
  /** Name of the Language, `'Form'`. */
  langName: string;
  /** Id of the Language, `'1111117'`. */
  langId: string;
  /** Name of the sample. */
  className: string;
  /** HTML; render it with `SafeHtml` only. */
  classDescription: string;
  /** `YYYYMMDD`, or any other text, which is shown as nothing. */
  enrolmentDate: string;
  /** Rows in all, as a string; `'0'` means none. */
  rowCount: string;
  /** Its project on the Simulation Platform. */
  fkProjectId: string;
  /** Id of its expert. */
  fkUserId?: string;
  /** Name of its expert. */
  fullname?: string;
  /** Its filled card, which `readCard` reads. Only in the answer to a request for one id. */
  card?: string;
}

export const sampleFields: FieldKinds<SampleRow> = {
  id: 'text',
  relatedLogoUrl: 'text',
  langName: 'text',
  langId: 'text',
  className: 'text',
  classDescription: 'text',
  enrolmentDate: 'text',
  rowCount: 'text',
  fkProjectId: 'text',
  fkUserId: 'text?',
  fullname: 'text?',
  card: 'text?',
};

/** One question. */
export interface FaqRow {
  question: string;
  /** HTML; render it with `SafeHtml` only. */
  answer: string;
  /** Group name, when the server knows it. */
  group?: string;
}

export const faqFields: FieldKinds<FaqRow> = { question: 'text', answer: 'text', group: 'text?' };

/** One partner. */
export interface PartnerRow {
  /** Address of the partner's picture, for `src`. */
  imgUrl: string;
  partnerName: string;
  /** Website of the partner. */
  partnerUrl?: string;
}

export const partnerFields: FieldKinds<PartnerRow> = {
  imgUrl: 'text',
  partnerName: 'text',
  partnerUrl: 'text?',
};

/** A refusal of the server, in a sentence for the visitor. */
export interface ApiRefusal {
  val: string;
}

/**
 * Answer of a call with its missing fields filled in: no `kv` is `{}`, no `tbl` is no rows, no `err` is no refusal.
 */
export interface ApiAnswer<Row = never, Kv = Record<never, never>> {
  kv: Partial<Kv>;
  rows: Row[];
  err: ApiRefusal[];
}

/** The response as the server sends it; every field may be missing. */
export interface WireAnswer {
  kv?: Record<string, unknown>;
  tbl?: { r: unknown[] }[];
  err?: ApiRefusal[];
}
