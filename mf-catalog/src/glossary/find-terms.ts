import type { GlossaryEntry } from '@agile-languages/shared/content';

/** Entries whose term or meaning contains the query, by their first letter. Letters without entries are left out. */
export function findTerms(entries: readonly GlossaryEntry[], query: string): LetterGroup[] {
  const searched = query.trim().toLowerCase();
  const groups: LetterGroup[] = [];
  for (const entry of entries) {
    if (!`${entry.term} ${entry.meaning} ${entry.language.name}`.toLowerCase().includes(searched)) continue;
    const letter = entry.term.charAt(0).toUpperCase();
    const group = groups.find((existing) => existing.letter === letter);
    if (group) group.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}

export interface LetterGroup {
  letter: string;
  entries: GlossaryEntry[];
}
