import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

const login = () => import('./login/login.page.tsx');

export const area = {
  routes: {
    '/upcoming-classes': () => import('./upcoming-classes/upcoming-classes.page.tsx'),
    '/class/:id': () => import('./class-page/class.page.tsx'),
    '/login': login,
    '/login/:id': login,
    '/ask/:id': () => import('./ask/ask.page.tsx'),
    '/register/:id': () => import('./activation/register.page.tsx'),
    '/auth/:id': () => import('./activation/auth.page.tsx'),
  },
  sections: {
    'next-classes': () => import('./home/next-classes.section.tsx'),
  },
} satisfies AreaContents<typeof declaration>;
