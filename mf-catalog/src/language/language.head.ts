import type { PageAddress, PageHead } from '@agile-languages/shared/contract';
import { courseById } from '../courses/courses.ts';
import { courseHead } from './course.head.ts';
import type { NextClassesData } from './next-classes.data.ts';

type LanguageFacts = Pick<PageAddress, 'params'> & { data: Partial<NextClassesData> };

export function languageHead({ params, data }: LanguageFacts): PageHead {
  const course = courseById(params.id ?? '');
  if (!course) return { title: 'Language', description: 'The nine Languages.', noindex: true };
  return courseHead(course, data.nextClasses);
}
