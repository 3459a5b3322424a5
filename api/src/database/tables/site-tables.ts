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
  mark: string;
}

export interface ExpertsTable {
  id: string;
  userImage: string;
  /** It orders the list before the id does; nine digits, or `''`. */
  sequence: Generated<string>;
  /** `''` when it was not written. */
  imageText: Generated<string>;
  /** `#rrggbb`; `''` when it is drawn. */
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

export interface SiteTextsTable {
  id: string;
}

export interface MailTextsTable {
  id: string;
}

interface ListVersionsTable {
  /** A table, or `content` for everything that pages show. */
  list: string;
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
  /** In lower case. */
  search: string;
  /** JSON. */
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
  /** `saved`, `published`. */
  action: string;
  data: string;
}

interface PicturesTable {
  /** Hash of its files, which have it in their names. */
  id: string;
  /** `photo` or `logo`. */
  purpose: string;
  /** In pixels. */
  width: number;
  height: number;
  /** `#rrggbb`. */
  tint: string;
  createdAt: string;
  createdBy: string;
}
