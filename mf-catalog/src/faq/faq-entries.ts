import type { FaqRow } from '@agile-languages/shared/api';

export interface FaqEntry extends FaqRow {
  /** Unique on the page and stable: the address of the answer ends in it. */
  id: string;
}

/** Gives each question an id made of its words; a second one with the same words gets a number. */
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

/** Names of the groups that the provider knows. */
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

/** Questions by group, in the order in which the groups first appear. */
export function faqGroups(entries: readonly FaqEntry[]): FaqGroup[] {
  const groups = new Map<string | undefined, FaqEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([group, list]) => ({ title: group && (titles[group] ?? group), entries: list }));
}

/** Entries whose question or answer has every word of the query: those with whole words first, then letters inside one. */
export function findEntries(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const words = searchedWords(query);
  const found = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const isWhole = (entry: FaqEntry) =>
    words.every((word) =>
      textOf(entry)
        .split(/[^\p{L}\p{N}]+/u)
        .some((other) => other.startsWith(word)),
    );
  return [...found.filter(isWhole), ...found.filter((entry) => !isWhole(entry))];
}

/** The words of a query in small letters. */
export const searchedWords = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

const textOf = ({ question, answer }: FaqEntry) => `${question} ${answer.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
