export { inlineScript } from './document/document.ts';
export { type PageRequest, type RenderedPage, renderPage } from './document/render-page.tsx';
export { pages } from './pages.ts';

import { homeSections } from './home/home-sections.ts';

/** Areas whose sections stand on the home page. */
export const homeAreas = [...new Set(homeSections.map(({ area }) => area))];
