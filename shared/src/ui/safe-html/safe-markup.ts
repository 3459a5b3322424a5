import { type HtmlNode, readHtml } from './read-html.ts';

/**
 * HTML from the API as text that others may show as HTML: what `SafeHtml` would show, and nothing else.
 * For feeds and files; pages use `SafeHtml`.
 */
export const safeMarkup = (html: string): string => readHtml(html).map(toText).join('');

function toText(node: HtmlNode): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, href, children } = node;
  if (tag === 'br') return '<br>';
  const open = href === undefined ? `<${tag}>` : `<${tag} href="${escaped(href)}">`;
  return `${open}${children.map(toText).join('')}</${tag}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
