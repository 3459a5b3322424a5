import type { AreaContents } from '@agile-languages/shared/contract';

export const pages: AreaContents = {
  routes: {
    '/': () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
  },
  sections: {},
};
