import type { PageReport } from './page-report.ts';
import { shellPage } from './pages-to-try.ts';
import { seenIn } from './seen-in.ts';

/** Something that is wrong with pages. */
export interface Fault {
  /** What was seen, in words that follow `/faq: `. */
  what: string;
  /** On which pages. */
  paths: string[];
  /** More of it: a stack, the address of a file. */
  details: string;
}

/**
 * What is wrong with pages, each fault once.
 *
 * @param areas names of the areas, which may have a global of that name
 */
export function faultsOf(reports: readonly PageReport[], areas: readonly string[]): Fault[] {
  const faults = new Map<string, Fault>();
  const usual = reports.find(({ path }) => path === shellPage)?.globals ?? [];
  for (const report of reports)
    for (const { what, details = '' } of seenIn(report, areas, usual)) {
      const fault = faults.get(keyOf(what)) ?? { what, paths: [], details };
      if (!fault.paths.includes(report.path)) fault.paths.push(report.path);
      faults.set(keyOf(what), fault);
    }
  return [...faults.values()];
}

/** What a fault has in common with the same one of another try, whose ids, hashes and lines differ. */
export const keyOf = (what: string): string => what.replaceAll(/\b(?=\w*\d)\w{5,}\b|\(\w{1,6}\)|:\d+/g, '…');

/** A fault in a sentence: `/faq, /guide, /dpac and 2 more: an error that nothing catches: boom.` */
export function sentenceOf({ what, paths }: Pick<Fault, 'what' | 'paths'>): string {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return `${paths.slice(0, 3).join(', ')}${more}: ${what}.`;
}
