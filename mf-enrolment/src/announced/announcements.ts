interface Announcement {
  title: string;
  sentences: readonly string[];
}

const announcements: Readonly<Record<string, Announcement>> = {
  '/class/:id': {
    title: 'Class',
    sentences: [
      'This page will show one class in full: every session in its own time zone and in yours, the trainer, and one final price.',
      'Until then, the list of upcoming classes shows the first day, the price and the seats of each class, and Enrol takes you to the check-out.',
    ],
  },
  '/register/:id': {
    title: 'Register',
    sentences: [
      'Invited members will create their account here, with the activation key and the pass code from the invitation.',
      'To inquire about membership, please get in touch with your Corporate Trainer.',
    ],
  },
};

const activation: Announcement = {
  title: 'Activate',
  sentences: [
    'The link in your invitation will open this page with its activation key, and you will choose your password here.',
    'To inquire about membership, please get in touch with your Corporate Trainer.',
  ],
};

export const announcementOf = (pattern: string): Announcement => announcements[pattern] ?? activation;
