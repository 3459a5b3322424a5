const form = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/u;

/** What is wrong with an e-mail address, as a sentence; `undefined` when nothing is. */
export const emailFault = (email: string): string | undefined =>
  email.length <= 254 && form.test(email) ? undefined : 'This is no e-mail address.';
