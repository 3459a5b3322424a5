import { typedCode } from '../formats/typed.ts';

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
  renewalTitle: 'Choose a new password',
  renew: 'Save the new password',
} as const;

/** The key of an invitation: visitors also paste its whole link. */
export const typedKey = (activationKey: string): string => typedCode(activationKey).replace(/^.*\/|\?.*$/g, '');
