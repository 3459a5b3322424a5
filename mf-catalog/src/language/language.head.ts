import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { courseById } from '../courses/courses.ts';
import { courseHead } from './course-head.ts';

export function languageHead({ params }: Pick<PageProps, 'params'>): PageHead {
  const course = courseById(params.id ?? '');
  return course ? courseHead(course) : { title: 'Language', description: 'The nine Languages.', noindex: true };
}
