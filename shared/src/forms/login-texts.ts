/** What members read where they log in and take a seat, with and without scripts. */
export const loginTexts = {
  title: 'Already a member? Login here',
  membership: 'To inquire about membership, please get in touch with your Corporate Trainer.',
  noClass: 'There is no such class, or it is no longer held.',
  isSignedIn: 'You are signed in: no password is needed for this class.',
  hasSeat: 'You have a seat in this class.',
  discount: 'Discount code, if you have one',
  order: 'Apply takes one seat for you. You pay later, before the first session. You can cancel:',
  orderOfFull:
    'This class is full. When a seat becomes free and you wait longest, the seat is yours at once, and a mail tells you. You pay later, before the first session. You can leave the list, and cancel the seat:',
  terms: 'cancellation and transfer',
  signedOut: 'You are signed out.',
} as const;

/** Of the button that takes a seat. */
export const applyWords = (isFull: boolean): string => (isFull ? 'Join the waiting list' : 'Apply');
