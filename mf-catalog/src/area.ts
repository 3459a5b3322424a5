import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

const announced = () => import('./announced/announced.page.tsx');

export const area = {
  routes: {
    '/languages': () => import('./languages/languages.page.tsx'),
    '/languages/:id': () => import('./language/language.page.tsx'),
    '/dpac': announced,
    '/certificate': announced,
    '/certificate-registry': announced,
    '/for-companies': announced,
    '/for-startups': announced,
    '/handbook-profile': announced,
    '/simulation': announced,
    '/handbook': announced,
    '/terms-condition': announced,
    '/guide': announced,
    '/faq': () => import('./faq/faq.page.tsx'),
  },
  sections: {
    languages: () => import('./languages/languages.section.tsx'),
    framework: () => import('./framework/framework.section.tsx'),
    capability: () => import('./capability/capability.section.tsx'),
    zones: () => import('./zones/zones.section.tsx'),
    faq: () => import('./faq/faq.section.tsx'),
  },
} satisfies AreaContents<typeof declaration>;
