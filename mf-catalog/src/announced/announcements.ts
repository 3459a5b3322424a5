/** What the pages that are being written will hold, by their pattern. */
export const announcements: Readonly<Record<string, Announcement>> = {
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
};

export interface Announcement {
  title: string;
  text: readonly [string, string];
}
