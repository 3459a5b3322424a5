/**
 * The provider's calls as the specification states them (section 7), shared by the client and the server.
 * Every body is JSON with one top-level key `kv`; both list calls without arguments send `{}`.
 */

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

export interface LoginRequest {
  /** The member's e-mail address. */
  username: string;
  pwd: string;
}

export interface ClassListRequest {
  /** Offset of the first row, a multiple of the page size. */
  startLimit: number;
  /** Number of rows. */
  limit: number;
  /** Only this class; `''` for all. */
  fkClassId: string;
  /** Only classes of this Language id; `''` for all. */
  fkDpLangId: string;
  /** `'cancelled'`: classes ahead that are not held. Default: those that are. */
  state?: 'cancelled';
}

export interface EnrollRequest {
  /** The member's token. */
  cookie: string;
  fkClassId: string;
  /** Discount code. Default: none. */
  discount?: string;
  /** For a place on the waiting list of a full class. Default: for a seat. */
  waits?: boolean;
  /** Key of the partner from whose page the visitor came. Default: none, and the call has no such key. */
  partner?: string;
  /** What the partner calls the campaign. Default: none. */
  campaign?: string;
  /** What else came along from the partner's page, `utm_source=letter plan=gold`. Default: nothing. */
  fields?: string;
  /** Of the partner's page on which the visit began, as the browser says. Default: not known. */
  origin?: string;
  /** Path of that page, as its address says. Default: not known. */
  page?: string;
}

export interface ProfileListRequest {
  /** Only this expert; `''` for all. */
  fkUserId: string;
  /** Number of rows. */
  limit: number;
  /** Offset of the first row. */
  startLimit: number;
}

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

export interface PassregRequest {
  activationKey: string;
  passCode: string;
  password: string;
  repassword: string;
  /** Discount code for the seat of the invitation. Default: the one of the invitation, if it has one. */
  discount?: string;
}

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
