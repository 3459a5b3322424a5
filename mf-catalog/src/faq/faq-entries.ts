import type { FaqRow } from '@agile-languages/shared/api';
import { closeness, hasWords, keyWords, wordsOf } from '@agile-languages/shared/formats';
import { plainText } from '@agile-languages/shared/ui';

export interface FaqEntry extends FaqRow {
  /** Stable: the address of the answer ends in it. */
  id: string;
}

/** A second one with the same words gets a number. */
export function faqEntries(rows: readonly FaqRow[]): FaqEntry[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const slug = slugOf(row.question);
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return { ...row, id: count === 1 ? slug : `${slug}-${count}` };
  });
}

const slugOf = (question: string): string =>
  question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'question';

const titles: Readonly<Record<string, string>> = {
  membership: 'Membership',
  languages: 'Languages',
  classes: 'Classes',
  assessment: 'Assessment',
  certification: 'Certification',
  platform: 'Platform',
};

export interface FaqGroup {
  /** `undefined` when the provider does not group its questions. */
  title: string | undefined;
  entries: FaqEntry[];
}

export function faqGroups(entries: readonly FaqEntry[]): FaqGroup[] {
  const groups = new Map<string | undefined, FaqEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([group, list]) => ({ title: group && (titles[group] ?? group), entries: list }));
}

export const hasAllWords = ({ question, answer }: FaqEntry, query: string) =>
  hasWords(`${question} ${plainText(answer)}`, keyWords(wordsOf(query)));

/** Those with every word, or with most of them where none has all; entries with whole words come first. */
export function findEntries(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const words = keyWords(wordsOf(query));
  const all = entries.map((entry) => {
    const text = `${entry.question} ${plainText(entry.answer)}`;
    return { entry, text, count: words.filter((word) => hasWords(text, [word])).length };
  });
  const most = Math.max(...all.map(({ count }) => count));
  const found = all.filter(({ count }) => count === most && (most > 0 || words.length === 0));
  const isWhole = ({ text }: { text: string }) => words.every((word) => closeness(text, word) > 1);
  return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))].map(({ entry }) => entry);
}
