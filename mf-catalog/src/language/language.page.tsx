import type { ApiClient, ClassRow } from '@agile-languages/shared/api';
import type { PageAddress, PageProps, Params } from '@agile-languages/shared/contract';
import { courseById, courses } from '../courses/courses.ts';
import { LanguageDetail } from './language-detail.tsx';
import { LanguageRail } from './language-rail.tsx';
import { LanguageTurn } from './language-turn.tsx';
import { NextClassesContext, readNextClasses } from './next-classes.data.ts';

export { languageHead as head } from './language.head.ts';

export default function LanguagePage({ params, data, onData }: PageProps<readonly ClassRow[]>) {
  const course = courseById(params.id ?? '');
  if (!course) throw new Error(`There is no Language with the id ${params.id}.`);
  return (
    <NextClassesContext value={{ composed: data, onRows: onData }}>
      <LanguageRail current={course.id} />
      <LanguageDetail course={course} level={1} />
      <LanguageTurn current={course.id} />
    </NextClassesContext>
  );
}

export const paths = (): Params[] => courses.map(({ id }) => ({ id }));

export const load = async (api: ApiClient, { params: { id = '' } }: PageAddress): Promise<readonly ClassRow[]> =>
  (await readNextClasses(api, id)).rows;
