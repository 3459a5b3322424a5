import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

export const area = {
  routes: {
    '/experts': () => import('./experts/experts.page.tsx'),
    '/profiles': () => import('./profiles/profiles.page.tsx'),
    '/single-profile/:id': () => import('./profile/profile.page.tsx'),
    '/samples': () => import('./samples/samples.page.tsx'),
    '/samples/:id': () => import('./samples/language-samples.page.tsx'),
    '/sample/:id': () => import('./sample/sample.page.tsx'),
  },
  sections: {
    partners: () => import('./partners/partners.section.tsx'),
  },
} satisfies AreaContents<typeof declaration>;
