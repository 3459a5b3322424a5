import { escapeHtml, safeHref } from '@agile-languages/shared/formats';
import { Marked, Parser, type Token } from 'marked';
import { Markup } from '../html.ts';

/**
 * A text cannot become an element: HTML is shown as it is written, and a link leads to `http(s)`, `mailto`, the site or
 * the document.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const target = href.startsWith('#') ? href : safeHref(href);
      return target === undefined ? words : `<a href="${escapeHtml(target)}">${words}</a>`;
    },
  },
});

export const blocks = (tokens: Token[]): Markup => new Markup(Parser.parse(tokens, marked.defaults));

export const inline = (tokens: Token[]): Markup => new Markup(Parser.parseInline(tokens, marked.defaults));

export const partsOf = (text: string): ReadonlyMap<string, Token[]> =>
  new Map(
    text
      .replace(/^# .*/, '## ')
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [title = '', ...lines] = part.split('\n');
        return [title, marked.lexer(lines.join('\n')).filter(({ type }) => type !== 'space')];
      }),
  );
