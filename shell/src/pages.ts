import type { AreaContents } from '@agile-languages/shared/contract';

/** The shell's own pages, loaded when they are opened, like those of an area. */
export const pages: AreaContents = {
  routes: {
    '/': () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
  },
  sections: {},
};
