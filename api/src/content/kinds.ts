/** What staff write for the site. */
export const kinds = ['questions', 'experts', 'samples', 'partners'] as const;
export type Kind = (typeof kinds)[number];

export const isKind = (name: string): name is Kind => (kinds as readonly string[]).includes(name);

/** A value of a record; only Languages of an expert are several. */
export type ContentValue = string | string[];
export type ContentData = Record<string, ContentValue>;

export interface ContentField {
  name: string;
  label: string;
  /** `html` is rich text, of which only what the site shows is kept; `link` is an `http(s)` address. */
  type: 'line' | 'text' | 'html' | 'link' | 'topic' | 'language' | 'languages' | 'expert' | 'day';
  longest: number;
  required?: boolean;
}

const line = (name: string, label: string, required = false): ContentField => ({
  name,
  label,
  type: 'line',
  longest: 200,
  required,
});

/** Fields by kind, in the order of the forms. The first one is the title. */
export const fieldsOf: Record<Kind, readonly ContentField[]> = {
  questions: [
    line('question', 'Question', true),
    { name: 'topic', label: 'Topic', type: 'topic', longest: 60, required: true },
    { name: 'answer', label: 'Answer', type: 'html', longest: 20_000, required: true },
  ],
  experts: [
    line('fullname', 'Name', true),
    line('position', 'Position', true),
    line('company', 'Company'),
    line('countryName', 'Country'),
    { name: 'languages', label: 'Languages', type: 'languages', longest: 9 },
    { name: 'shortBio', label: 'About', type: 'text', longest: 2000 },
    { name: 'linkedinUrl', label: 'LinkedIn', type: 'link', longest: 500 },
    { name: 'fbUrl', label: 'Facebook', type: 'link', longest: 500 },
  ],
  samples: [
    line('name', 'Title', true),
    { name: 'languageId', label: 'Card type', type: 'language', longest: 20, required: true },
    { name: 'expertId', label: 'Expert', type: 'expert', longest: 64, required: true },
    { name: 'description', label: 'Description', type: 'text', longest: 5000, required: true },
    { name: 'enrolmentDate', label: 'Date', type: 'day', longest: 8 },
    { name: 'projectId', label: 'Project', type: 'line', longest: 60 },
  ],
  partners: [line('name', 'Name', true)],
};

/** Samples have the order of their ids. */
export const hasOrder = (kind: Kind): boolean => kind !== 'samples';

export const emptyData = (kind: Kind): ContentData =>
  Object.fromEntries(fieldsOf[kind].map(({ name, type }) => [name, type === 'languages' ? [] : '']));
