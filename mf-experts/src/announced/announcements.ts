/** What a page will show, by its pattern. */
export function announcements(pattern: string): Announcement {
  return byPattern[pattern] ?? { title: 'Experts and samples', sentences: 'This page is being written.' };
}

const byPattern: Record<string, Announcement> = {
  '/experts': {
    title: 'Find an expert',
    sentences:
      'A search by name, company, country and Language will stand here. It will answer while you type, without leaving the page.',
  },
  '/single-profile/:id': {
    title: 'Expert',
    sentences:
      'The profile of one expert will stand here: who it is, what the expert has done, and up to four samples. The next classes with this expert follow below.',
  },
  '/samples': {
    title: 'Samples',
    sentences:
      'Files from the practice platform will stand here, one Language each. Each of them can be opened and read in full.',
  },
  '/samples/:id': {
    title: 'Samples of a Language',
    sentences: 'The samples of one Language will stand here. Each of them can be opened and read in full.',
  },
  '/sample/:id': {
    title: 'Sample',
    sentences:
      'One sample will stand here, with its filled card and the project it belongs to. Samples of the same Language follow below.',
  },
};

interface Announcement {
  title: string;
  sentences: string;
}
