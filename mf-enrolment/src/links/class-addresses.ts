import type { ClassListRequest } from '@agile-languages/shared/api';
import { languageById, pageSize } from '@agile-languages/shared/content';
import { asPeople } from '@agile-languages/shared/formats';
import { offsetOf, pageOf, pagingOf, paths } from '@agile-languages/shared/paths';
import type { ClassListQuery, ClassTarget, Narrowing } from './class-links.ts';
import { everything } from './everything.ts';

export function parseClassListQuery(query: URLSearchParams): ClassListQuery {
  const stated = Object.keys(everything).map((name) => [name, query.get(name) ?? ''] as const);
  const people = asPeople(query.get('people'));
  const wanted: Narrowing = { ...everything, ...Object.fromEntries(stated), people: people > 1 ? `${people}` : '' };
  const narrowing = Object.values(wanted).some(Boolean) && wanted;
  return { languageId: query.get('fkDpLangId') ?? '', page: pageOf(query), ...(narrowing && { narrowing }) };
}

/** `?fkDpLangId=1111117&mode=Classroom&limit=10&endLimit=20` */
export function classListSearch({ languageId, page, narrowing }: ClassListQuery): string {
  const search = new URLSearchParams({ fkDpLangId: languageId, ...narrowing, ...pagingOf(page) });
  return `?${search}`.replaceAll(/\w+=&/g, '');
}

/** In the body of the call `limit` is a number of rows and `startLimit` the offset. */
export const classListRequest = ({ languageId, page }: ClassListQuery, rows: number = pageSize): ClassListRequest => ({
  startLimit: offsetOf(page, rows),
  limit: rows,
  fkClassId: '',
  fkDpLangId: languageId,
});

export function languageNameOf({ languageId, narrowing }: ClassListQuery): string {
  if (narrowing?.languages) return 'Languages of your plan';
  if (!languageId) return 'All Languages';
  return languageById(languageId)?.name ?? 'Unknown Language';
}

export function classPath(target: ClassTarget): string {
  switch (target.kind) {
    case 'list':
      return `${paths.classes}${classListSearch(target.query)}`;
    case 'class':
      return paths.class(target.classId);
    case 'enrol':
      return paths.login(target.classId);
    case 'ask':
      return paths.ask(target.classId);
    case 'trainer':
      return paths.profile(target.trainerId);
  }
}
