import { typedCode } from '../formats/typed.ts';

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

/** What people who were invited read where they choose a password, with and without scripts. */
export const activationTexts = {
  title: 'Create your account',
  keyHint: 'From your invitation: the last part of its link.',
  codeHint: 'From the same e-mail. The newest code is the valid one.',
  passwordHint: 'Minimum 6 characters, numeric and alphabetic.',
  guessHint: 'Not a word or row that is easy to guess, such as abcdef12.',
  resend: 'Resend pass code',
  resent: 'Pass Code re-sent again. You can re-send the Pass Code after 15seconds.Please check your email!',
  create: 'Create Account',
  made: 'Your account is made.',
} as const;

/** The key of an invitation: visitors also paste its whole link. */
export const typedKey = (activationKey: string): string => typedCode(activationKey).replace(/^.*\//, '');
