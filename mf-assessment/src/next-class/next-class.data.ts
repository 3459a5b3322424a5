import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';

const mostInOneCall = 100;

/** By the offset of their first row. What is answered is not requested again in a visit. */
export const classRequests = new Map<number, Promise<readonly ClassRow[]>>();

/**
 * Of every Language: a request for those of one would say what a visitor needs. Calls follow each other by their number
 * of rows: a class that begins or is published between two of them moves the others.
 */
export async function getClasses(): Promise<readonly ClassRow[]> {
  const rows: ClassRow[] = [];
  let isMore = true;
  while (isMore) {
    const next = await getRows(rows.length);
    rows.push(...next);
    isMore = next.length > 0 && Number(rows[0]?.rowCount) > rows.length;
  }
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function getRows(startLimit: number): Promise<readonly ClassRow[]> {
  const request = classRequests.get(startLimit) ?? requestRows(startLimit);
  classRequests.set(startLimit, request);
  return request;
}

async function requestRows(startLimit: number): Promise<readonly ClassRow[]> {
  try {
    return (await api.getClassList({ startLimit, limit: mostInOneCall, fkClassId: '', fkDpLangId: '' })).rows;
  } catch (cause) {
    classRequests.delete(startLimit);
    logFailure('next classes', cause);
    throw cause;
  }
}

/** `undefined` when none is free. */
export function useNextClass(language: LanguageId): ClassRow | undefined {
  const rows = lastValueOf(useRemoteData('next classes', getClasses));
  return rows?.find(({ fkDpLangId, seatsLeft }) => fkDpLangId === language && seatsLeft !== 0);
}
