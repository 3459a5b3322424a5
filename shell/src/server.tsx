import { contractVersion } from '@agile-languages/shared/contract';
import type { ShellModule } from '@agile-languages/shared/registry';
import { inlineScript } from './document/document.ts';
import { homeSections, slots } from './home/home-sections.ts';
import { pages } from './pages.ts';
import { previewPictures } from './pictures/preview-pictures.tsx';
import { renderPage } from './prerender/render-page.tsx';

export const shell = {
  contract: contractVersion,
  inlineScript,
  homeSections,
  slots,
  pages,
  previewPictures,
  renderPage,
} satisfies ShellModule;
