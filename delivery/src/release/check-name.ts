import { UserError } from '@agile-languages/shared/errors';

/**
 * Refuses a name that is the beginning of another one, or the other way round: module federation finds a container by
 * the beginning of its name.
 *
 * @param others names of the other areas
 */
export function checkName(name: string, others: readonly string[]): void {
  const similar = others.find((other) => other !== name && (other.startsWith(name) || name.startsWith(other)));
  if (similar)
    throw new UserError(`Area ${name} cannot be released beside ${similar}: one name is the prefix of the other.`);
}
