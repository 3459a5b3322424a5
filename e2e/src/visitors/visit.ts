import type { PreparedPage } from '../engines/engine.ts';
import { type Content, goOn, goTo, lookAtEnd, lookAtRest, takeNotes } from './in-page.ts';
import { takeAway, type Visitor } from './visitors.ts';

export async function prepareFor(visitor: Visitor, page: PreparedPage): Promise<void> {
  await page.prepare(takeNotes);
  for (const { lacks, otherwise } of [visitor, ...(visitor.together ?? [])]) {
    if (lacks) await page.prepare(takeAway, lacks);
    if (otherwise) await page.prepare(otherwise);
  }
}

/** @returns nothing when the visitor sees what everybody sees */
export async function faultsOf(page: PreparedPage, url: string, visitor: Visitor): Promise<string[]> {
  const { address } = visitor;
  const before = page.problems?.().length;
  const part = await arrive(page, url, visitor);
  const atRest = await page.evaluate(lookAtRest, part);
  const atEnd = await page.evaluate(lookAtEnd);
  const next = address ? await page.evaluate(goOn) : undefined;

  const { served, isError, isHydrated, partAt } = atRest;
  const shift = atEnd.shifts.reduce((sum, { value }) => sum + value, 0);
  const lines = linesOf(page, before).filter((line) => !(visitor.isRebuilt && line.includes('React error #418')));
  const isLost = (content: Content) => content.letters < 0.95 * served.letters || content.sections < served.sections;
  return [
    isError && 'the error page',
    !isHydrated && 'not hydrated',
    atRest.letters < 40 && 'empty',
    isLost(atRest) && !visitor.isRebuilt && `at rest ${said(atRest)} of ${said(served)}`,
    isLost(atEnd) && `at the end ${said(atEnd)} of ${said(served)}`,
    ![served.canonical, url].includes(atRest.canonical) && `canonical ${atRest.canonical} for ${served.canonical}`,
    // A line that comes late on a busy machine: `every-page.spec.ts` asks for none.
    shift >= 0.03 &&
      !visitor.isRebuilt &&
      `shifts of ${shift.toFixed(3)}: ${atEnd.shifts.map(({ what }) => what).join(' | ')}`,
    partAt && `its part is at ${partAt}`,
    next && `the next page is ${next}`,
    lines.length > (visitor.lines ?? 1) && `${lines.length} lines in the console: ${lines.join('\n')}`,
  ].filter((fault) => typeof fault === 'string');
}

export async function faultsAfter(page: PreparedPage, url: string, { lines: allowed = 1 }: Visitor): Promise<string[]> {
  const before = page.problems?.().length;
  const { pathname } = new URL(url);
  const fault = await page.evaluate(goTo, pathname, await lettersIn(url));
  const lines = linesOf(page, before);
  return [fault, lines.length > allowed && `${lines.length} lines in the console: ${lines.join('\n')}`].filter(
    (each) => typeof each === 'string',
  );
}

export async function arrive(page: PreparedPage, url: string, { address = '' }: Visitor): Promise<string | undefined> {
  const part = /#p(?:a|%61)rt/.test(address) ? await partOf(url) : undefined;
  // Another part of the open page would be no new document.
  await page.goto('about:blank');
  await page.goto(url + address.replace('#part', `#${part}`).replace('#p%61rt', `#${encoded(part)}`));
  return part;
}

/** Without advice on files that were fetched early. */
export const linesOf = (page: PreparedPage, since = 0): string[] =>
  (page.problems?.() ?? []).slice(since).filter((line) => !line.includes('preloaded using link preload'));

const said = ({ letters, sections }: Content) => `${letters} letters in ${sections} sections`;

const encoded = (part = '') => `%${part.charCodeAt(0).toString(16)}${part.slice(1)}`;

async function partOf(url: string): Promise<string> {
  const main = await mainOf(url);
  const parts = [...main.matchAll(/<(?:section|h2|h3|article)\b[^>]*\sid="([\w-]+)"/g)].map(([, id = '']) => id);
  return parts[Math.floor(parts.length / 2)] ?? 'main';
}

async function lettersIn(url: string): Promise<number> {
  const text = (await mainOf(url))
    .replaceAll(/<(noscript|style)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replaceAll(/&[#\w]+;/g, '-');
  return text.length;
}

const documents = new Map<string, Promise<string>>();

function mainOf(url: string): Promise<string> {
  const known = documents.get(url) ?? fetch(url).then((response) => response.text());
  documents.set(url, known);
  return known.then((html) => html.split(/<main\b[^>]*>/)[1]?.split('</main>')[0] ?? '');
}
