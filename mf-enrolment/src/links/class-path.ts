import { paths } from '@agile-languages/shared/paths';
import type { ClassTarget } from './class-links.ts';
import { classListSearch } from './class-list-query.ts';

/** Path and query of a target on the provider's site. */
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
