import { typedLink } from '@agile-languages/shared/formats';

const marks = [
  { tag: 'strong', also: 'b', style: /(?<![\w-])font-weight:\s*(\w+)/i, is: /^(?:bold|bolder|[6-9]\d\d)$/i },
  { tag: 'em', also: 'i', style: /(?<![\w-])font-style:\s*(\w+)/i, is: /^(?:italic|oblique)$/i },
];

/** Headings of every level, and bold and italic as other programs write them, by the tags that the site shows. */
export function withShownTags(html: string): string {
  const open: Record<string, string[][]> = { b: [], i: [], strong: [], em: [], span: [] };
  return html.replaceAll(
    /<(\/?)(?:(h[1-6])|(b|i|strong|em|span))(?=[\s/>])([^>]*)/gi,
    (_, close: string, heading: string | undefined, typed: string, attributes: string) => {
      if (heading) return `<${close}h4${attributes}`;
      const name = typed.toLowerCase();
      const tags = (close && open[name]?.pop()) || shownFor(name, attributes);
      if (!close) open[name]?.push(tags);
      const inOrder = close ? tags.toReversed() : tags;
      return `${inOrder.map((tag) => `<${close}${tag}`).join('>')}${attributes}`;
    },
  );
}

/** A style says more than a tag: programs write a `<b>` that is not bold around all that is copied from them. */
function shownFor(name: string, attributes: string): string[] {
  const shown = marks.filter(({ tag, also, style, is }) => {
    const [, value] = style.exec(attributes) ?? [];
    return value === undefined ? name === tag || name === also : is.test(value);
  });
  return shown.length > 0 ? shown.map(({ tag }) => tag) : ['span'];
}

/** Addresses of links as people type them are completed: what is none yet would be left out. */
export const withWholeLinks = (html: string): string =>
  html.replaceAll(
    /(<a\b[^<>]*?\shref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
    (_, start: string, double?: string, single?: string, bare?: string) =>
      single === undefined ? `${start}"${typedLink(double ?? bare ?? '')}"` : `${start}'${typedLink(single)}'`,
  );
