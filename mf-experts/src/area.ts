import type { AreaContents, RouteDeclaration } from '@agile-languages/shared/contract';
import type json from '../area.json';

/** TypeScript reads several first requests of one JSON file as if each might have the others' keys. */
type Declaration = Omit<typeof json, 'routes'> & { routes: Record<keyof typeof json.routes, RouteDeclaration> };

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
} satisfies AreaContents<Declaration>;
