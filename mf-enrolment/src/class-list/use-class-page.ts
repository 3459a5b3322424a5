import { type ApiClient, type ClassRow, rowCountOf } from '@agile-languages/shared/api';
import { lastPageOf } from '@agile-languages/shared/paths';
import { type Read, useRead } from '../class-parts/use-read.ts';
import type { ClassListQuery } from '../links/class-links.ts';
import { classListRequest } from '../links/class-list-query.ts';

/** The classes of a place, once it is known. */
export function useClassPage(
  place: ClassListQuery | undefined,
  size: number,
  getClassList: ApiClient['getClassList'],
): Read<ClassPage> {
  return useRead(place && `${place.page} ${size} ${place.languageId}`, async (signal) => {
    const asked = place ?? { languageId: '', page: 1 };
    const answer = await getClassList(classListRequest(asked, size), { signal });
    const total = rowCountOf(answer);
    const lastPage = answer.rows.length > 0 ? Math.max(asked.page, lastPageOf(total, size)) : lastPageOf(total, size);
    return { place: asked, lastPage, total, rows: answer.rows };
  });
}

/** One page of classes as the server answered. */
export interface ClassPage {
  place: ClassListQuery;
  /** Lower than the place's page when the address goes beyond the end. */
  lastPage: number;
  /** Classes in all. */
  total: number;
  rows: ClassRow[];
}
