import { type HtmlNode, readHtml } from './read-html.ts';

/** The text of HTML on one line, for places that show no elements. `'<p>One <em>two</em></p>'` → `'One two'`. */
export const plainText = (html: string): string => textOf(readHtml(html)).replaceAll(/\s+/g, ' ').trim();

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${separator(node)}${textOf(node.children)}${separator(node)}`))
    .join('');

const separator = ({ tag }: Exclude<HtmlNode, string>): string => (/^(?:a|strong|em)$/.test(tag) ? '' : ' ');
