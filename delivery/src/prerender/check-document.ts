import { LRUCache } from 'lru-cache';
import { html as markup } from 'parse5';
import { Refusal } from '../refusal.ts';
import { headOf } from './document-head.ts';
import { parseBody, shapeOf } from './parsed-body.ts';

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
  const content = body.slice('<body>'.length);
  const [found] = [...content.matchAll(ofHead)].map(([, tag = '']) => tag).filter((tag) => !imagePreload.test(tag));
  if (found) throw refusalOf(key, found, 'in its content');
  checkBody(key, body);
}

/** Of bodies that are as they should be. Thousands of pages have a few shapes. */
const knownShapes = new LRUCache<string, true>({ max: 10_000 });

/** To parse them takes some hundred megabytes. */
const mostTags = 200_000;

function checkBody(key: string, body: string): void {
  const tags = body.split('<').length - 1;
  if (tags > mostTags) throw new Refusal(`${key} has ${tags} tags, and it may have ${mostTags}. Nothing has changed.`);
  const shape = shapeOf(body);
  if (shape && knownShapes.has(shape)) return;
  const { elements, strange } = parseBody(body);
  if (strange !== undefined)
    throw new Refusal(
      `${key} has ${tagAt(body, strange)} in its content, which browsers read otherwise than it is written. Nothing has changed.`,
    );
  if (elements.some(({ tagName, namespaceURI }) => tagName === 'title' && namespaceURI === markup.NS.HTML))
    throw refusalOf(key, '<title>', 'in its content');
  if (elements.some(({ attrs }) => attrs.some(({ name }) => name === 'style')))
    throw new Refusal(`${key} has a style attribute, which the security policy refuses. Nothing has changed.`);
  const count = elements.filter(({ tagName }) => tagName === 'main').length;
  if (count > 1)
    throw new Refusal(`${key} has ${count} elements <main>, and the shell brings the one. Nothing has changed.`);
  if (shape) knownShapes.set(shape, true);
}

const tagAt = (html: string, at: number) => `${html.slice(at, at + 80).split('>', 1)[0]}>`;

function checkLength(key: string, what: string, length: number, most: number): void {
  if (length > most)
    throw new Refusal(`${key} has a ${what} of ${length} characters, and it may have ${most}. Nothing has changed.`);
}

const lengthOf = (text: string) => text.replaceAll(/&#?\w+;/g, '&').length;

/** What an area's code adds to these styles would also match pages that visitors open from there. */
export function checkStyles(key: string, css: string, sheets: readonly string[]): void {
  const longestFirst = sheets
    .filter(Boolean)
    .flatMap(inDocuments)
    .toSorted((one, other) => other.length - one.length);
  for (let rest = css; rest; ) {
    const sheet = longestFirst.find((each) => rest.startsWith(each));
    if (!sheet)
      throw new Refusal(
        `${key} has styles that are in no file of its releases: ${rest.slice(0, 80)}. Nothing has changed.`,
      );
    rest = rest.slice(sheet.length);
  }
}

/** As the shell writes it; those of earlier versions write it as it is. */
const inDocuments = (css: string) => (css.includes('</') ? [css.replaceAll('</', '<\\/'), css] : [css]);

const refusalOf = (key: string, tag: string, where: string) =>
  new Refusal(
    `${key} has ${tag.split('>', 1)[0]?.slice(0, 79)}> ${where}. The shell writes the document, and only the head of a page gives what is in its head. Nothing has changed.`,
  );
