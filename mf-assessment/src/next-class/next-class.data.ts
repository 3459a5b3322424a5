import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';

/** Rows that are requested of a Language, so that full classes can be left out. */
const requested = 6;

const requests = new Map<LanguageId, Promise<ClassRow | undefined>>();

/**
 * Requests the next class with a free seat of each of these Languages. A Language is requested once per visit, unless that failed; one
 * that failed is reported and left out.
 *
 * @returns the classes that there are, the earliest first
 */
export async function getNextClasses(languages: readonly LanguageId[]): Promise<ClassRow[]> {
  const rows = await Promise.all(languages.map(getNextClass));
  return rows.filter((row) => row !== undefined).sort((a, b) => timeOf(a) - timeOf(b));
}

function getNextClass(language: LanguageId): Promise<ClassRow | undefined> {
  const request = requests.get(language) ?? requestNextClass(language);
  requests.set(language, request);
  return request;
}

async function requestNextClass(language: LanguageId): Promise<ClassRow | undefined> {
  try {
    const { rows } = await api.getClassList({ startLimit: 0, limit: requested, fkClassId: '', fkDpLangId: language });
    return rows.find(({ seatsLeft }) => seatsLeft !== 0);
  } catch (cause) {
    requests.delete(language);
    logFailure(`next class of ${language}`, cause);
    return undefined;
  }
}

const timeOf = ({ start }: ClassRow) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY);
