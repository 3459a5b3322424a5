import { emailFault } from '../formats/typed.ts';

/** What stands above the form in which visitors ask for a place. */
export const placeLead =
  'No trainer yet? Tell us who you are, and we answer by e-mail. This takes no seat and costs nothing.';

/** Below its message. */
export const placeHint = 'If you like: your company, your trainer, how many of you.';

/** A sentence for each field that cannot be sent. @param name without signs that show nothing @param email from `typedEmail` */
export function placeFaults(name: string, email: string): PlaceFaults {
  const noEmail = emailFault(email, 'Write an e-mail address to which we can answer.');
  return { ...(!name && { name: 'Write your name.' }), ...(noEmail && { email: noEmail }) };
}

/** The message that is sent: what was written, and the discount code. */
export const placeMessage = (message: string, code: string): string =>
  [message, code && `Discount code: ${code}`].filter(Boolean).join('\n\n');

/** A message that could not be sent. @param email address of the provider */
export const unsentSentence = (email: string): string =>
  `We could not send this. What you wrote is still here; you can also write to ${email}.`;

export interface PlaceFaults {
  name?: string;
  email?: string;
}
