/** What the pages that are being written will hold, by their pattern. */
export const announcements: Readonly<Record<string, Announcement>> = {
  '/dpac': {
    title: 'Digital Product Agile Coach (DPAC)',
    text: [
      'The certification of a coach has twelve steps, 60 hours of live classes and an individual final project.',
      'This page will describe each step, what a coach does, and how a certificate is checked.',
    ],
  },
  '/certificate': {
    title: 'Certificate preview',
    text: [
      'A certificate names the person, the programme and its number.',
      'This page will show a sample certificate in full.',
    ],
  },
  '/certificate-registry': {
    title: 'Certificate Registry',
    text: [
      'The certificate search is coming soon.',
      'You will be able to check a certificate by its number, with no account.',
    ],
  },
  '/for-companies': {
    title: 'For companies',
    text: [
      'One vocabulary across departments, measured before and after.',
      'This page will describe how a company works with us in 90 days.',
    ],
  },
  '/for-startups': {
    title: 'For startups',
    text: [
      'Two people can misunderstand each other too.',
      'This page will say which Languages a startup needs first, and what it can leave for later.',
    ],
  },
  '/handbook-profile': {
    title: 'About the handbook',
    text: [
      'The handbook has an editor, an edition and a way to propose a correction.',
      'This page will name all three.',
    ],
  },
  '/simulation': {
    title: 'Simulation Platform',
    text: [
      'The Agile Communication Framework is a simulation of product work with 11 modules.',
      'This page will show each module and its screens.',
    ],
  },
  '/handbook': {
    title: 'Handbook',
    text: [
      'The handbook explains the zones, the cases, the cards and each Language in a chapter of its own.',
      'This page will hold the whole document.',
    ],
  },
  '/terms-condition': {
    title: 'Terms and conditions',
    text: [
      'Terms for membership, classes, payment, transfer and certification.',
      'This page will hold the whole document.',
    ],
  },
  '/guide': {
    title: 'Guide',
    text: [
      'Short guides for the first week, for filling a card and for reading an assessment.',
      'This page will hold them, with a word about their author.',
    ],
  },
};

export interface Announcement {
  title: string;
  text: readonly [string, string];
}
