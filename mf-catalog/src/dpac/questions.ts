import type { FaqEntry } from '../faq/faq-entries.ts';

/** Questions of the group, or those that speak of it where the provider has no groups. */
export function onCertification(entries: FaqEntry[]): FaqEntry[] {
  const grouped = entries.filter(({ group }) => group === 'certification');
  return grouped.length > 0 ? grouped : entries.filter(({ question }) => /certif|DPAC/i.test(question));
}
