import type { Generated } from 'kysely';

export interface SiteTables {
  settings: SettingsTable;
  languages: LanguagesTable;
  experts: ExpertsTable;
  expertLanguages: ExpertLanguagesTable;
  samples: SamplesTable;
  faqItems: FaqItemsTable;
  partners: PartnersTable;
  siteTexts: SiteTextsTable;
  mailTexts: MailTextsTable;
  listVersions: ListVersionsTable;
  contentChanges: ContentChangesTable;
  contentRecords: ContentRecordsTable;
  contentVersions: ContentVersionsTable;
  pictures: PicturesTable;
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

/** Beside the columns of what staff enter, which its resource adds. */
export interface ExpertsTable {
  id: string;
  userImage: string;
  /** Orders the list before the id does; nine digits, or `''`. */
  sequence: Generated<string>;
  /** `''` when it was not written. */
  imageText: Generated<string>;
  /** Mean colour of its picture, `#rrggbb`; `''` when it is drawn. */
  imageTint: Generated<string>;
}

interface ExpertLanguagesTable {
  expertId: string;
  languageId: string;
  sequence: number;
}

export interface SamplesTable {
  id: string;
}

export interface FaqItemsTable {
  id: string;
  sequence: number;
}

export interface PartnersTable {
  slug: string;
  sequence: number;
}

/** What the provider has confirmed. */
export interface SiteTextsTable {
  id: string;
}

/** What the provider has published. */
export interface MailTextsTable {
  id: string;
}

interface ListVersionsTable {
  /** Name of the table; `content` for everything that pages show. */
  list: string;
  /** Triggers raise it with every change of the rows or their order. */
  version: number;
}

interface ContentChangesTable {
  /** A list, `samples`, or one record, `samples/700001`; `*` for everything. */
  key: string;
  version: number;
}

interface ContentRecordsTable {
  kind: string;
  id: string;
  version: number;
  /** The version that the site shows; `null` when it shows none. */
  publishedVersion: number | null;
  position: number;
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

interface PicturesTable {
  /** Hash of its files, which are named by it. */
  id: string;
  /** What it is for: `photo` or `logo`. */
  purpose: string;
  /** Of what was brought in, in pixels. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  tint: string;
  createdAt: string;
  createdBy: string;
}
