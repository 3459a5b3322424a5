const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Headings of every level, and bold and italic as other programs write them, by the tags that the site shows. */
export const withShownTags = (html: string): string =>
  html.replaceAll(
    /<(\/?)(h[1-6]|[bi])(?=[\s/>])/gi,
    (_, close: string, tag: string) => `<${close}${sameAs[tag.toLowerCase()] ?? 'h4'}`,
  );
