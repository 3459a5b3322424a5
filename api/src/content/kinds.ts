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
  /** `html` is rich text, of which only what the site shows is kept; `link` is an `http(s)` address; the others name a picture. */
  type: 'line' | 'text' | 'html' | 'link' | 'topic' | 'language' | 'languages' | 'expert' | 'day' | 'photo' | 'logo';
  longest: number;
  /** What staff should know before they fill it in. */
  hint?: string;
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
    { name: 'photo', label: 'Photograph', type: 'photo', longest: 32 },
    {
      ...line('photoText', 'What the photograph shows'),
      hint: 'Read out to people who do not see it, for example: “Ada smiles in front of a whiteboard”',
    },
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
    {
      name: 'card',
      label: 'Card',
      type: 'text',
      longest: 5000,
      hint: 'A field a line, “role: ~user~ ^subscriber^”: struck out and written in red. “! Who pays?” is a red note to the field above.',
    },
  ],
  partners: [
    line('name', 'Name', true),
    { name: 'logo', label: 'Logo', type: 'logo', longest: 32 },
    { name: 'link', label: 'Website', type: 'link', longest: 500 },
  ],
};

/** Samples have the order of their ids. */
export const hasOrder = (kind: Kind): boolean => kind !== 'samples';

export const emptyData = (kind: Kind): ContentData =>
  Object.fromEntries(fieldsOf[kind].map(({ name, type }) => [name, type === 'languages' ? [] : '']));
