import type { GlossaryEntry } from '@agile-languages/shared/glossary';

/** Entries whose term or meaning contains the query, by their first letter. Letters without entries go. */
export function findTerms(entries: readonly GlossaryEntry[], query: string): LetterGroup[] {
  const wanted = query.trim().toLowerCase();
  const groups: LetterGroup[] = [];
  for (const entry of entries) {
    if (!`${entry.term} ${entry.meaning} ${entry.language.name}`.toLowerCase().includes(wanted)) continue;
    const letter = entry.term.charAt(0).toUpperCase();
    const group = groups.find((each) => each.letter === letter);
    if (group) group.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}

export interface LetterGroup {
  letter: string;
  entries: GlossaryEntry[];
}
