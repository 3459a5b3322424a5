import { UsageError } from '@agile-languages/shared/errors';
import { emailFault, typedEmail } from '@agile-languages/shared/formats';

/**
 * Each function returns the checked value.
 *
 * @throws {UsageError}
 */
export function emailIn(value: string): string {
  const email = typedEmail(value);
  const fault = emailFault(email, `"${value}" is no e-mail address.`);
  if (fault) throw new UsageError(fault);
  return email.toLowerCase();
}

export function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (!allowed.includes(value)) throw new UsageError(`--${name} has to be one of: ${allowed.join(', ')}.`);
  return value;
}
