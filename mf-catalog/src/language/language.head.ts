import type { ClassRow } from '@agile-languages/shared/api';
import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { courseById } from '../courses/courses.ts';
import { courseHead } from './course-head.ts';

export function languageHead({ params, data }: Pick<PageProps<readonly ClassRow[]>, 'params' | 'data'>): PageHead {
  const course = courseById(params.id ?? '');
  return course ? courseHead(course, data) : { title: 'Language', description: 'The nine Languages.', noindex: true };
}
