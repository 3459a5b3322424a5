const bold = { tag: 'strong', isTakenBack: /font-weight:\s*(?:normal|400)/i };
const italic = { tag: 'em', isTakenBack: /font-style:\s*normal/i };

/** Headings of every level, and bold and italic as other programs write them, by the tags that the site shows. */
export function withShownTags(html: string): string {
  const open: Record<string, string[]> = { b: [], i: [] };
  return html.replaceAll(
    /<(\/?)(?:(h[1-6])|([bi]))(?=[\s/>])([^>]*)/gi,
    (_, close: string, heading: string | undefined, typed: string, attributes: string) => {
      if (heading) return `<${close}h4${attributes}`;
      const style = typed.toLowerCase() === 'b' ? bold : italic;
      const around = open[typed.toLowerCase()];
      if (close) return `</${around?.pop() ?? style.tag}${attributes}`;
      // Programs write such a one around all that is copied from them.
      const tag = style.isTakenBack.test(attributes) ? 'span' : style.tag;
      around?.push(tag);
      return `<${tag}${attributes}`;
    },
  );
}
