import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';

const requested = 6;
const mostInOneCall = 100;

const requests = new Map<string, Promise<readonly ClassRow[]>>();

/**
 * All of them, as far as a first call has not all. What is answered is not requested again in a visit. Calls follow
 * each other by their number of rows: a class that begins or is published between two of them moves the others.
 */
export async function getClasses(language: LanguageId): Promise<readonly ClassRow[]> {
  const rows = [...(await getRows(language, 0, requested))];
  let isMore = true;
  while (isMore && Number(rows[0]?.rowCount) > rows.length) {
    const next = await getRows(language, rows.length, mostInOneCall);
    rows.push(...next);
    isMore = next.length > 0;
  }
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function getRows(language: LanguageId, startLimit: number, limit: number): Promise<readonly ClassRow[]> {
  const key = `${language} ${startLimit}`;
  const request = requests.get(key) ?? requestRows(language, startLimit, limit);
  requests.set(key, request);
  return request;
}

async function requestRows(language: LanguageId, startLimit: number, limit: number): Promise<readonly ClassRow[]> {
  try {
    return (await api.getClassList({ startLimit, limit, fkClassId: '', fkDpLangId: language })).rows;
  } catch (cause) {
    requests.delete(`${language} ${startLimit}`);
    logFailure(`next class of ${language}`, cause);
    throw cause;
  }
}

/** `undefined` when none is known or free. */
export function useNextClass(language: LanguageId): ClassRow | undefined {
  const rows = lastValueOf(useRemoteData(language, () => getRows(language, 0, requested)));
  return rows?.find(({ seatsLeft }) => seatsLeft !== 0);
}
