import type { Generated } from 'kysely';

/** What the site shows, and how staff have written it. */
export interface SiteTables {
  settings: SettingsTable;
  languages: LanguagesTable;
  experts: ExpertsTable;
  expertLanguages: ExpertLanguagesTable;
  samples: SamplesTable;
  faqItems: FaqItemsTable;
  partners: PartnersTable;
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
