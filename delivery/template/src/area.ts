import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

export const area = {
  routes: {
    '/example': () => import('./example/example.page.tsx'),
  },
  sections: {
    latest: () => import('./latest/latest.section.tsx'),
  },
} satisfies AreaContents<typeof declaration>;
