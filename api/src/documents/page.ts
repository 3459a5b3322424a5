import { html, type Markup } from '../html.ts';
import { documentStyle, firstFonts } from './style.ts';

export interface DocumentSettings {
  siteOrigin: string;
  brand: string;
  email: string;
}

interface Page {
  title: string;
  /** `''`: none. */
  lead: string;
  /** One line; `''`: none. */
  facts: string;
  brand: string;
  chapters: readonly { id: string; title: string }[];
  main: Markup;
}

const contentsOf = (chapters: Page['chapters']) => html`<nav class="contents" aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ol>${chapters.map((chapter) => html`<li><a href="#${chapter.id}">${chapter.title}</a></li>`)}</ol>
</nav>`;

export const documentPage = ({ title, lead, facts, brand, chapters, main }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${brand}</title>
${firstFonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)}
<style>${documentStyle}</style>
</head>
<body>
<header class="cover">
<p class="brand">${brand}</p>
<h1>${title}</h1>
${lead ? html`<p class="lead">${lead}</p>` : ''}
${facts ? html`<p class="facts">${facts}</p>` : ''}
</header>
${chapters.length > 0 ? contentsOf(chapters) : ''}
<main>
${main}
</main>
</body>
</html>
`.text;
