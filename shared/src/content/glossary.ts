import { criteriaText } from './criteria-text.ts';
import { termId } from './glossary-links.ts';
import { termsText } from './glossary-terms.ts';
import { type Language, languageById, languages } from './languages.ts';
import { readCriteria } from './read-criteria.ts';

/** Every term with its meaning, in the order of the alphabet: the criteria of the bank and the terms beside them. */
export const glossary: readonly GlossaryEntry[] = [...fromCriteria(), ...fromTerms()].sort(
  (one, other) => one.term.localeCompare(other.term, 'en') || one.id.localeCompare(other.id),
);

function fromCriteria(): GlossaryEntry[] {
  return criteriaText.flatMap(([languageId, text]) => {
    const language = languageById(languageId);
    const topics = readCriteria(text).flatMap((category) => category.topics);
    return language ? topics.map(({ name, meaning }) => entryOf(language, name, meaning)) : [];
  });
}

function fromTerms(): GlossaryEntry[] {
  return termsText.flatMap(([key, text]) => {
    const language = languages.find((each) => each.key === key);
    const lines = text.trim().split('\n');
    return language ? lines.map((line) => entryOf(language, ...halves(line))) : [];
  });
}

function entryOf(language: Language, name: string, meaning: string): GlossaryEntry {
  return { id: termId(language.key, name), term: curly(name), meaning: curly(meaning), language };
}

function halves(line: string): [term: string, meaning: string] {
  const [term = '', meaning = ''] = line.split(' | ');
  return [term, meaning];
}

function curly(text: string): string {
  return text.replace(/(^|\s)'/g, '$1‘').replaceAll("'", '’');
}

/** A term of the glossary. */
export interface GlossaryEntry {
  /** `money-revenue-stopper`; see `paths.term`. */
  id: string;
  term: string;
  /** One sentence. */
  meaning: string;
  /** The Language whose page explains it further. */
  language: Language;
}
