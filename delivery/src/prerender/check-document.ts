import { Refusal } from '../refusal.ts';
import { headOf } from './document-head.ts';
import { withoutElements } from './without-elements.ts';

/** Beyond all that the desk takes: a description may be the whole text of a class, which has 10,000 at most. */
const longestText = [
  ['title', 500],
  ['description', 20_000],
] as const;

const imagePreload = /^<link rel="preload" as="image" /;

/** Browsers give the attributes of a second `<body>` to the first. */
const ofHead = /(?=(<(?:meta|link|base|style|script|html|head|body)\b.{0,80}))</gis;

/**
 * React writes `<meta>`, `<link>` and `<title>` of any component into the document: an area could send visitors away or
 * hide the page from search engines. A picture that is to be there early is React's own doing.
 */
export function checkDocument(key: string, html: string): void {
  const head = headOf(html);
  for (const [what, most] of longestText) checkLength(key, what, lengthOf(head[what]), most);
  const body = html.slice(head.html.length);
  if (!body.startsWith('<body>')) throw refusalOf(key, body.slice(0, body.indexOf('>') + 1), 'before its content');
  if (/<[^<>]+\sstyle="/.test(body))
    throw new Refusal(`${key} has a style attribute, which the security policy refuses. Nothing has changed.`);
  const content = body.slice('<body>'.length);
  const [found] = [...content.matchAll(ofHead)].map(([, tag = '']) => tag).filter((tag) => !imagePreload.test(tag));
  const [title] = withoutElements(content, ['svg']).match(/<title\b.{0,80}/is) ?? [];
  const stranger = found ?? title;
  if (stranger) throw refusalOf(key, stranger, 'in its content');
}

function checkLength(key: string, what: string, length: number, most: number): void {
  if (length > most)
    throw new Refusal(`${key} has a ${what} of ${length} characters, and it may have ${most}. Nothing has changed.`);
}

const lengthOf = (text: string) => text.replaceAll(/&#?\w+;/g, '&').length;

/** What an area's code adds to these styles would also match pages that visitors open from there. */
export function checkStyles(key: string, css: string, sheets: readonly string[]): void {
  const longestFirst = sheets.filter(Boolean).toSorted((one, other) => other.length - one.length);
  for (let rest = css; rest; ) {
    const sheet = longestFirst.find((each) => rest.startsWith(each));
    if (!sheet)
      throw new Refusal(
        `${key} has styles that are in no file of its releases: ${rest.slice(0, 80)}. Nothing has changed.`,
      );
    rest = rest.slice(sheet.length);
  }
}

const refusalOf = (key: string, tag: string, where: string) =>
  new Refusal(
    `${key} has ${tag.split('>', 1)[0]?.slice(0, 79)}> ${where}. The shell writes the document, and only the head of a page gives what is in its head. Nothing has changed.`,
  );
