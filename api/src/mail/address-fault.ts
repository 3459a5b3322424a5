import { emailFault, needsUtf8Mail } from '@agile-languages/shared/formats';

/** @param email from `typedEmail` */
export async function addressFault(
  { takesUtf8Mail }: { takesUtf8Mail: () => Promise<boolean> },
  email: string,
): Promise<string | undefined> {
  const fault = emailFault(email);
  if (fault || !needsUtf8Mail(email) || (await takesUtf8Mail())) return fault;
  return 'Our mail server cannot write to an address with such letters before the @. Please give another one.';
}
