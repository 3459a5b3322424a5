import { UserError } from '@agile-languages/shared/errors';
import globals from 'globals';
import { storeFolders } from '../store/store.ts';

/**
 * Refuses a name that no area can have: that of a folder of the store, that of a global of browsers, because a container
 * becomes a global with the name of its area, and one that is the beginning of another name, or the other way round,
 * because module federation finds a container by the beginning of its name.
 *
 * @param others names of the other areas
 */
export function checkName(name: string, others: readonly string[]): void {
  if (storeFolders.includes(name))
    throw new UserError(`An area cannot be called ${name}: the store has a folder of that name.`);
  if (Object.hasOwn(globals.browser, name) || Object.hasOwn(globals.builtin, name))
    throw new UserError(`An area cannot be called ${name}: scripts of a page use a global of that name.`);
  const similar = others.find((other) => other !== name && (other.startsWith(name) || name.startsWith(other)));
  if (similar)
    throw new UserError(`Area ${name} cannot be released beside ${similar}: one name is the prefix of the other.`);
}
