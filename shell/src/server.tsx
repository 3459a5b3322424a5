export { inlineScript } from './document/document.ts';
export { type PageRequest, type RenderedPage, renderPage } from './document/render-page.tsx';
export { homeSections } from './home/home-sections.ts';
export { pages } from './pages.ts';
export { previewPictures } from './pictures/preview-pictures.tsx';
