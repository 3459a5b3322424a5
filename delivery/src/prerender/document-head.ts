const names = 'viewport|format-detection|description|robots|theme-color|twitter:card';
const meta = `charset="utf-8"|name="(?:${names})"|property="og:[a-z_:]+"|(?:content|media)="[^"]*"`;
const link =
  'rel="(?:canonical|alternate|icon|preload)"|(?:href|type|title|as|integrity|fetchpriority)="[^"]*"|crossorigin';

const tagWith = (name: string, attributes: string) => `<${name}(?: (?:data-head|${attributes}))*>`;
const elementWith = (name: string, attributes: string) =>
  `${tagWith(name, attributes)}[^<]*(?:<(?!/${name})[^<]*)*</${name}>`;

const inHead = new RegExp(
  [
    ...['<!doctype html>', '<html(?: lang="en")?>', '</?head>'],
    ...[tagWith('meta', meta), tagWith('link', link)],
    ...[elementWith('title', ''), elementWith('style', '')],
    elementWith('script', 'type="application/(?:ld\\+)?json"|id="page"'),
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
  const elements: string[] = [];
  inHead.lastIndex = 0;
  for (let found = inHead.exec(document); found; found = inHead.exec(document)) elements.push(found[0]);
  const [, css = ''] = elements.map((element) => /^<style[^>]*>(.*)<\/style>$/s.exec(element)).find(Boolean) ?? [];
  const isHidden = elements.some(
    (element) => /^<meta [^>]*name="robots"/.test(element) && /[\s,"](?:noindex|none)[\s,"]/i.test(element),
  );
  const canonicals = elements.filter((element) => /^<link [^>]*rel="canonical"/.test(element));
  const [, canonical] = /\shref="([^"]*)"/.exec(canonicals[0] ?? '') ?? [];
  const first = (pattern: RegExp) => elements.map((element) => pattern.exec(element)?.[1]).find(Boolean) ?? '';
  const title = first(/^<title[^>]*>([^<]*)/);
  const description = first(/^<meta [^>]*name="description" [^>]*content="([^"]*)"/);
  return { html: elements.join(''), css, isHidden, canonical, title, description };
}

export function withHead(document: string, other: string): string {
  return headOf(other).html + document.slice(headOf(document).html.length);
}
