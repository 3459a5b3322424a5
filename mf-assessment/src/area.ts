import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

export const area = {
  routes: {
    '/my-needs': () => import('./needs/needs.page.tsx'),
    '/lab': () => import('./lab/lab.page.tsx'),
    '/lab/rules': () => import('./lab/rules.page.tsx'),
    '/hand-over': () => import('./hand-over/hand-over.page.tsx'),
    '/quick-check': () => import('./quick-check/quick-check.page.tsx'),
    '/table': () => import('./table/table.page.tsx'),
  },
  sections: {
    report: () => import('./sample-report/report.section.tsx'),
    meter: () => import('./meter/meter.section.tsx'),
  },
} satisfies AreaContents<typeof declaration>;
