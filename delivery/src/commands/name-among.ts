import { UsageError } from '@agile-languages/shared/errors';

/** The name if it is among these. @throws {UsageError} with the names there are */
export function nameAmong(names: readonly string[], name: string | undefined): string {
  if (name && names.includes(name)) return name;
  throw new UsageError(`There is no area ${name ? `"${name}"` : 'without a name'}. Areas are: ${names.join(', ')}.`);
}
