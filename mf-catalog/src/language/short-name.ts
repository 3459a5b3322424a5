import type { ClassRow } from '@agile-languages/shared/api';

/** Name of a class without the name of its Language, which the page shows already: 'Language of Form, evening track' is 'Evening track'. */
export function shortName({ className, langName }: Pick<ClassRow, 'className' | 'langName'>): string {
  const rest = className.replace(`Language of ${langName}`, langName);
  const match = rest.startsWith(langName) ? /^(?:, | (?=for ))(.+)$/.exec(rest.slice(langName.length)) : null;
  const short = match?.[1] ?? className;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
