import { escapeHtml } from './escape.ts';
import { type HtmlNode, readHtml } from './read-html.ts';

/**
 * HTML from the API as a text of HTML that is safe to publish: what `SafeHtml` would show, and nothing else.
 * For feeds and files; pages use `SafeHtml`.
 */
export const safeMarkup = (html: string): string => readHtml(html).map(toText).join('');

function toText(node: HtmlNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const { tag, href, children } = node;
  if (tag === 'br') return '<br>';
  const open = href === undefined ? `<${tag}>` : `<${tag} href="${escapeHtml(href)}">`;
  return `${open}${children.map(toText).join('')}</${tag}>`;
}

/** The text of HTML on one line, for places that show no elements. `'<p>One <em>two</em></p>'` → `'One two'`. */
export const plainText = (html: string): string => textOf(readHtml(html)).replaceAll(/\s+/g, ' ').trim();

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${separator(node)}${textOf(node.children)}${separator(node)}`))
    .join('');

const separator = ({ tag }: Exclude<HtmlNode, string>): string => (/^(?:a|strong|em)$/.test(tag) ? '' : ' ');
