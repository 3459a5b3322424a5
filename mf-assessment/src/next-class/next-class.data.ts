import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/languages';
import { api } from '@agile-languages/shared/platform';

const asked = new Map<LanguageId, Promise<ClassRow | undefined>>();

/** The next class of each of these Languages, the earliest first. A Language is asked for once, unless that failed. */
export async function nextClassesOf(languages: readonly LanguageId[]): Promise<ClassRow[]> {
  const rows = await Promise.all(languages.map(nextClassOf));
  return rows.filter((row) => row !== undefined).sort((a, b) => timeOf(a) - timeOf(b));
}

function nextClassOf(language: LanguageId): Promise<ClassRow | undefined> {
  const found = asked.get(language) ?? ask(language);
  asked.set(language, found);
  return found;
}

async function ask(language: LanguageId): Promise<ClassRow | undefined> {
  try {
    const { rows } = await api.getClassList({ startLimit: 0, limit: 1, fkClassId: '', fkDpLangId: language });
    return rows[0];
  } catch (cause) {
    asked.delete(language);
    const id = Math.random().toString(36).slice(2, 8);
    console.error(`next class of ${language}: not known (${id})`, cause);
    return undefined;
  }
}

const timeOf = ({ start }: ClassRow) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY);
