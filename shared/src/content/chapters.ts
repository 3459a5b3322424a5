/** In order. The file service writes the documents from them, the pages that embed them list them. */
export const handbookChapters = [
  { id: 'why-descriptions-fail', title: 'Why descriptions fail' },
  { id: 'four-zones', title: 'The four zones' },
  { id: 'eight-cases', title: 'The eight cases' },
  { id: 'cards', title: 'Cards and their fields' },
  { id: 'financial-statement', title: 'Language of Financial Statement' },
  { id: 'money', title: 'Language of Money' },
  { id: 'form', title: 'Language of Form' },
  { id: 'user-story', title: 'Language of User Story' },
  { id: 'data-flow', title: 'Language of Data Flow' },
  { id: 'user-story-management', title: 'Language of User Story Management' },
  { id: 'data', title: 'Language of Data' },
  { id: 'data-oriented-programming', title: 'Language of Data Oriented Programming' },
  { id: 'hand-overs', title: 'Hand-overs' },
  { id: 'assessment-criteria', title: 'Assessment criteria' },
  { id: 'glossary', title: 'Glossary' },
] as const;

export const termsChapters = [
  { id: 'provider', title: 'Provider' },
  { id: 'membership', title: 'Membership through a Corporate Trainer' },
  { id: 'classes', title: 'Classes, price and payment' },
  { id: 'cancellation', title: 'Cancellation and transfer' },
  { id: 'conduct', title: 'Conduct' },
  { id: 'content', title: 'Content and licence' },
  { id: 'certification', title: 'Certification rules' },
  { id: 'personal-data', title: 'Personal data' },
  { id: 'liability', title: 'Liability' },
  { id: 'changes', title: 'Changes' },
  { id: 'contact', title: 'Contact' },
] as const;

export type HandbookChapterId = (typeof handbookChapters)[number]['id'];
export type TermsChapterId = (typeof termsChapters)[number]['id'];
