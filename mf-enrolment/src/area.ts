import type { AreaContents } from '@agile-languages/shared/contract';
import type declaration from '../area.json';

const announced = () => import('./announced/announced.page.tsx');
const login = () => import('./login/login.page.tsx');

export const area = {
  routes: {
    '/upcoming-classes': () => import('./upcoming-classes/upcoming-classes.page.tsx'),
    '/class/:id': () => import('./class-page/class.page.tsx'),
    '/login': login,
    '/login/:id': login,
    '/register/:id': announced,
    '/auth/:id': announced,
  },
  sections: {},
} satisfies AreaContents<typeof declaration>;
