import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';

const requested = 6;
const requestedForPlan = 30;

const requests = new Map<string, Promise<readonly ClassRow[]>>();

/** A second request where the first has not all. A Language is requested once per visit. */
export async function getClasses(language: LanguageId): Promise<readonly ClassRow[]> {
  const rows = await getRows(language, requested);
  return Number(rows[0]?.rowCount) > rows.length ? getRows(language, requestedForPlan) : rows;
}

function getRows(language: LanguageId, limit: number): Promise<readonly ClassRow[]> {
  const key = `${language} ${limit}`;
  const request = requests.get(key) ?? requestRows(language, limit);
  requests.set(key, request);
  return request;
}

async function requestRows(language: LanguageId, limit: number): Promise<readonly ClassRow[]> {
  try {
    return (await api.getClassList({ startLimit: 0, limit, fkClassId: '', fkDpLangId: language })).rows;
  } catch (cause) {
    requests.delete(`${language} ${limit}`);
    logFailure(`next class of ${language}`, cause);
    return [];
  }
}

/** `undefined` when none is known or free. */
export function useNextClass(language: LanguageId): ClassRow | undefined {
  const rows = lastValueOf(useRemoteData(language, () => getRows(language, requested)));
  return rows?.find(({ seatsLeft }) => seatsLeft !== 0);
}
