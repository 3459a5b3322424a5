/** With references as `escapeHtml` writes them: any other could spell a word that is looked for here. */
const value = '"[^"&]*(?:&(?:amp|lt|gt|quot|#39|#x27);[^"&]*)*"';
const names = 'viewport|format-detection|description|robots|theme-color|twitter:card';
const meta = `charset="utf-8"|name="(?:${names})"|property="og:[a-z_:]+"|(?:content|media)=${value}`;
const link = `rel="(?:canonical|alternate|icon|preload)"|(?:href|type|title|as|integrity|fetchpriority)=${value}|crossorigin`;
const script = 'type="application/(?:ld\\+)?json"|id="page"';

const tagWith = (name: string, attributes: string) => `<${name}(?: (?:data-head|${attributes}))*>`;

/** Without what ends the element for an HTML parser, or keeps its end from being one. */
const textWithout = (...tags: readonly string[]) => {
  const inAnyCase = tags.map((tag) => tag.replaceAll(/[a-z]/g, (sign) => `[${sign}${sign.toUpperCase()}]`));
  return `[^<]*(?:<(?!${inAnyCase.join('|')})[^<]*)*`;
};

const start = /^<!doctype html><html lang="en"><head>/;

const inHead = new RegExp(
  [
    tagWith('meta', meta),
    tagWith('link', link),
    '<title(?: data-head)?>[^<]*</title>',
    `<style>${textWithout('/style')}</style>`,
    `${tagWith('script', script)}${textWithout('!--', '/?script')}</script>`,
  ].join('|'),
  'y',
);

export interface DocumentHead {
  /** Up to the first thing that no shell writes there. */
  html: string;
  css: string;
  isHidden: boolean;
  /** This and those below: with entities, as in the document. */
  canonical: string | undefined;
  title: string;
  description: string;
}

/** Code of areas ran where the document was made: nothing else from there is believed. */
export function headOf(document: string): DocumentHead {
  const [opening = ''] = start.exec(document) ?? [];
  const elements: HeadElement[] = [];
  let end = opening.length;
  for (let found = opening ? nextAt(document, end) : undefined; found; found = nextAt(document, end)) {
    elements.push(elementIn(found));
    end += found.length;
  }
  const closing = document.startsWith('</head>', end) ? '</head>' : '';
  const first = (name: string, key = '', wanted = '') =>
    elements.find((one) => one.name === name && (one.attributes.get(key) ?? '') === wanted);
  const robots = elements.filter((one) => one.attributes.get('name') === 'robots');
  return {
    html: document.slice(0, end) + closing,
    css: first('style')?.text ?? '',
    isHidden: robots.some((one) => hides.test(one.attributes.get('content') ?? '')),
    canonical: first('link', 'rel', 'canonical')?.attributes.get('href'),
    title: first('title')?.text ?? '',
    description: first('meta', 'name', 'description')?.attributes.get('content') ?? '',
  };
}

const hides = /(?:^|[\s,])(?:noindex|none|unavailable_after:.*)(?:$|[\s,])/is;

function nextAt(document: string, at: number): string | undefined {
  inHead.lastIndex = at;
  return inHead.exec(document)?.[0];
}

interface HeadElement {
  name: string;
  /** Of several with one name browsers take the first. */
  attributes: ReadonlyMap<string, string>;
  text: string;
}

function elementIn(html: string): HeadElement {
  const [, name = '', tag = '', text = ''] = /^<(\w+)((?: [\w-]+(?:="[^"]*")?)*)>(.*?)(?:<\/\w+>)?$/s.exec(html) ?? [];
  const all = [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value] as const);
  return { name, attributes: new Map(all.toReversed()), text };
}

export function withHead(document: string, other: string): string {
  return headOf(other).html + document.slice(headOf(document).html.length);
}
