import type { FaqEntry } from '../faq/faq-entries.ts';

/** Questions of the group, or those that mention it where the provider has no groups. */
export function certificationQuestions(entries: readonly FaqEntry[]): readonly FaqEntry[] {
  const grouped = entries.filter(({ group }) => group === 'certification');
  return grouped.length > 0 ? grouped : entries.filter(({ question }) => /certif|DPAC/i.test(question));
}
