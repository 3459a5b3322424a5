import type { ClassState } from '@agile-languages/api/desk';

export const stateNames: Record<ClassState, string> = {
  draft: 'Draft',
  published: 'Published',
  full: 'Full',
  begun: 'Begun',
  over: 'Over',
  cancelled: 'Cancelled',
  deleted: 'Deleted',
};
