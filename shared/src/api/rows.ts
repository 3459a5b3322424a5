import type { FieldKinds } from './read-rows.ts';

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
  /** Last day of an early price, `YYYYMMDD`, in the time zone of the class; absent without. Afterwards it costs `oldPrice`. */
  until?: string;
  /** ISO 4217 code, `'EUR'`. */
  currency: string;
  /** In percent, `'20'`; absent when the tax is free. */
  taxRate?: string;
  /** What is said of the tax; absent for nothing. */
  taxNote?: string;
  /** Price and tax, where the tax is added to the price; absent when it is included or free. */
  due?: string;
  /** `'code'`: check-out asks for a discount code. Only in the answer to a request for one id. */
  discount?: string;
  /** 0 to 5; 0 means not rated. */
  rating: number;
  /** Rows in all, as a string. */
  rowCount: string;
  /** First session, ISO 8601 with offset, `'2026-12-03T18:30:00+03:00'`. */
  start?: string;
  /** Sessions, `'10 x 3 h, Mon+Wed 18:30'`; `parsePattern` has the forms. */
  pattern?: string;
  /**
   * Its sessions, ISO 8601 intervals with a space between, `'2026-12-03T17:30Z/PT120M'`; absent when they are those that
   * pattern and start make. `sessionsOf` reads them.
   */
  sessions?: string;
  /** IANA name of the class time zone. */
  timeZone?: string;
  seatsTotal?: number;
  /** 0 when the class is full. */
  seatsLeft?: number;
  /** `'Live online'`, `'Classroom'` or `'Blended'`. */
  mode?: string;
  /** Room and address where it is held; absent when that is not said. */
  venue?: string;
  /** Sessions that are held elsewhere, a line each, `'3: Room 5'`; `sessionVenue` reads it. */
  sessionVenues?: string;
  /** Id of the expert who teaches it. */
  trainerId?: string;
  trainerName?: string;
  /** Of somebody who teaches it with the trainer; absent without. */
  secondTrainerId?: string;
  secondTrainerName?: string;
  /** `'cancelled'`: it is not held. A list has no such class unless it is asked for them. */
  state?: string;
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
  until: 'text?',
  currency: 'text',
  taxRate: 'text?',
  taxNote: 'text?',
  due: 'text?',
  discount: 'text?',
  rating: 'number',
  rowCount: 'text',
  start: 'moment?',
  pattern: 'text?',
  sessions: 'text?',
  timeZone: 'text?',
  seatsTotal: 'number?',
  seatsLeft: 'number?',
  mode: 'text?',
  venue: 'text?',
  sessionVenues: 'text?',
  trainerId: 'text?',
  trainerName: 'text?',
  secondTrainerId: 'text?',
  secondTrainerName: 'text?',
  state: 'text?',
};

/** One expert. */
export interface ProfileRow {
  id: string;
  fullname: string;
  /** File name below the file service's `users/` path. */
  userImage: string;
  /** Describes the photograph for people who cannot see it. */
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

/** A text that the provider states: a figure, a claim, the imprint. */
export interface TextRow {
  /** Begins with its place, `'home-criteria'`. */
  id: string;
  /** What is in bold, `'120+'`; absent without. */
  figure?: string;
  /** One line after the figure; absent without. */
  words?: string;
  /** HTML; render it with `SafeHtml` only. Absent without. */
  text?: string;
  /** Of the terms: each chapter's place in the document, a space, and its title. */
  chapters?: string[];
  /** Of the terms: `'sample'` of a demonstration, `'missing'` while the provider has confirmed none. */
  state?: string;
}

export const textFields: FieldKinds<TextRow> = {
  id: 'text',
  figure: 'text?',
  words: 'text?',
  text: 'text?',
  chapters: 'texts?',
  state: 'text?',
};

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
