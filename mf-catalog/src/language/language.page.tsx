import type { PageProps, Params } from '@agile-languages/shared/contract';
import { courseById, courses } from '../courses/courses.ts';
import { LanguageDetail } from './language-detail.tsx';
import { LanguageRail } from './language-rail.tsx';
import { LanguageTurn } from './language-turn.tsx';

export { languageHead as head } from './language.head.ts';

export default function LanguagePage({ params }: PageProps) {
  const course = courseById(params.id ?? '');
  if (!course) throw new Error(`There is no Language with the id ${params.id}.`);
  return (
    <>
      <LanguageRail current={course.id} />
      <LanguageDetail course={course} level={1} />
      <LanguageTurn current={course.id} />
    </>
  );
}

export const paths = (): Params[] => courses.map(({ id }) => ({ id }));
