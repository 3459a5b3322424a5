import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

export const area = {
  routes: {
    '/languages': () => import('./languages/languages.page.tsx'),
    '/languages/:id': () => import('./language/language.page.tsx'),
    '/dpac': () => import('./dpac/dpac.page.tsx'),
    '/certificate': () => import('./certificate/certificate.page.tsx'),
    '/certificate-registry': () => import('./certificate/registry.page.tsx'),
    '/for-companies': () => import('./companies/companies.page.tsx'),
    '/for-startups': () => import('./startups/startups.page.tsx'),
    '/handbook-profile': () => import('./documents/handbook-profile.page.tsx'),
    '/simulation': () => import('./simulation/simulation.page.tsx'),
    '/handbook': () => import('./documents/handbook.page.tsx'),
    '/terms-condition': () => import('./documents/terms.page.tsx'),
    '/imprint': () => import('./documents/imprint.page.tsx'),
    '/guide': () => import('./guide/guide.page.tsx'),
    '/faq': () => import('./faq/faq.page.tsx'),
  },
  sections: {
    languages: () => import('./languages/languages.section.tsx'),
    framework: () => import('./framework/framework.section.tsx'),
    capability: () => import('./capability/capability.section.tsx'),
    numbers: () => import('./numbers/numbers.section.tsx'),
    zones: () => import('./zones/zones.section.tsx'),
    faq: () => import('./faq/faq.section.tsx'),
  },
} satisfies AreaContents<typeof declaration>;
