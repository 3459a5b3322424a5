import type { PageHead } from '@agile-languages/shared/contract';
import { framedView, oembedPath } from '@agile-languages/shared/embed/spec';
import { escapeHtml } from '@agile-languages/shared/formats';
import { addressRule, startOffset } from '@agile-languages/shared/paths';
import type { DocumentData } from '@agile-languages/shared/registry';
import { bootstrap } from './bootstrap.ts';
import { type HeadTag, headHtml, headTags } from './head.ts';
import { scriptNotice } from './script-notice.ts';

export interface DocumentParts {
  path: string;
  head: PageHead;
  body: string;
  data: DocumentData;
  css: string;
  fonts: readonly string[];
}

const preview =
  '<meta property="og:type" content="website"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">';

export const inlineScript = `(${bootstrap})(${startOffset}, ${JSON.stringify(addressRule)}, ${JSON.stringify(scriptNotice)})`;

/** A fallback document serves many addresses, so it names none. */
const addressed = (tags: readonly HeadTag[], isOne: boolean) =>
  tags.filter(({ attributes: { rel, property } }) => isOne || (rel !== 'canonical' && property !== 'og:url'));

export function documentHtml({ path, head, body, data, css, fonts }: DocumentParts): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Safari on phones would make links of numbers and dates before the document is hydrated.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    headHtml(addressed(headTags(head, path, data.config), !data.isFallback || head.canonical !== undefined)),
    preview,
    headHtml([{ name: 'meta', attributes: { property: 'og:site_name', content: data.config.brand } }]).replace(
      ' data-head',
      '',
    ),
    `<link rel="alternate" type="application/atom+xml" title="New classes" href="${data.config.apiBase}/classes/feed.atom">`,
    oembedLink(path, data.config.origin),
    themeColours(css),
    '<link rel="icon" href="/files/marks/product.svg" type="image/svg+xml">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    // A string of the styles may hold what would end them.
    `<style>${css.replaceAll('</', '<\\/')}</style>`,
    `<script type="application/json" id="page">${json}</script>`,
    `<script>${inlineScript}</script>`,
    `</head><body><div id="root">${body}</div></body></html>`,
  ].join('');
}

function oembedLink(path: string, origin: string): string {
  if (!framedView(path)) return '';
  const address = `${origin}${oembedPath}?url=${encodeURIComponent(origin + path)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}">`;
}

/** Of the paper in the tokens, first light, then dark. */
function themeColours(css: string): string {
  const [light, dark] = [...css.matchAll(/--paper:\s*(#\w+)/g)].map(([, colour = '']) => colour);
  if (!light || !dark) return '';
  const meta = (scheme: string, colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
  return meta('light', light) + meta('dark', dark);
}
