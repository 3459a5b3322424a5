import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

export const area = {
  routes: {
    '/embed': () => import('./playground/embed.page.tsx'),
  },
  sections: {},
} satisfies AreaContents<typeof declaration>;
