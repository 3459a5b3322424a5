import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';

/** Rows that are requested of a Language, so that full classes can be left out. */
const requested = 6;

const requests = new Map<LanguageId, Promise<readonly ClassRow[]>>();

/**
 * Requests the next class with a free seat of each of these Languages. A Language is requested once per visit, unless that failed; one
 * that failed is reported and left out.
 *
 * @returns the classes that there are, the earliest first
 */
export async function getNextClasses(languages: readonly LanguageId[]): Promise<ClassRow[]> {
  const dates = await getNextDates(languages);
  return dates
    .map(({ next }) => next)
    .filter((row) => row !== undefined)
    .sort((a, b) => timeOf(a) - timeOf(b));
}

/** Requests the next dates of each of these Languages, in the same way and in their order. */
export const getNextDates = (languages: readonly LanguageId[]): Promise<NextDates[]> =>
  Promise.all(
    languages.map(async (language) => {
      const rows = await getRows(language);
      const next = rows.find(({ seatsLeft }) => seatsLeft !== 0);
      return { language, full: next === rows[0] ? undefined : rows[0], next };
    }),
  );

function getRows(language: LanguageId): Promise<readonly ClassRow[]> {
  const request = requests.get(language) ?? requestRows(language);
  requests.set(language, request);
  return request;
}

async function requestRows(language: LanguageId): Promise<readonly ClassRow[]> {
  try {
    return (await api.getClassList({ startLimit: 0, limit: requested, fkClassId: '', fkDpLangId: language })).rows;
  } catch (cause) {
    requests.delete(language);
    logFailure(`next class of ${language}`, cause);
    return [];
  }
}

/** When a Language can be learned next. */
export interface NextDates {
  language: LanguageId;
  /** The class that starts next, when it has no free seat. */
  full: ClassRow | undefined;
  /** The next one with a free seat. */
  next: ClassRow | undefined;
}

const timeOf = ({ start }: ClassRow) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY);
