import { decodeEntities } from './entities.ts';

/** One piece of HTML. Names are in lower case. */
type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; href: string | undefined }
  | { kind: 'close'; name: string };

/** Elements whose content is not for readers. */
const silent = new Set(
  'script style template iframe object svg math noscript noembed noframes textarea select title xmp plaintext'.split(
    ' ',
  ),
);

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;

/** Splits HTML into tokens. Comments, declarations, silent elements and an unfinished tag at the end are left out. */
export function* tokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const textEnd = next < 0 ? html.length : next;
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(html.slice(at, textEnd)) };
    if (next < 0) return;

    const [, slash, rawName] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(next, next + 64)) ?? [];
    if (rawName) {
      const end = endOfTag(html, next);
      if (end < 0) return;
      const name = rawName.toLowerCase();
      if (slash) yield { kind: 'close', name };
      else if (!silent.has(name))
        yield { kind: 'open', name, href: name === 'a' ? hrefIn(html, next, end) : undefined };
      at = !slash && silent.has(name) ? endOfSilent(html, name, end + 1) : end + 1;
    } else if (/[!?/]/.test(html.charAt(next + 1))) {
      const closing = html.startsWith('<!--', next) ? '-->' : '>';
      const end = html.indexOf(closing, next + 2);
      if (end < 0) return;
      at = end + closing.length;
    } else {
      yield { kind: 'text', text: '<' };
      at = next + 1;
    }
  }
}

/** @returns where the tag that begins at `from` ends; a `>` in quotation marks does not count. -1: nowhere. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

function endOfSilent(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'ig');
  closing.lastIndex = from;
  const end = closing.test(html) ? html.indexOf('>', closing.lastIndex) : -1;
  return end < 0 ? html.length : end + 1;
}

function hrefIn(html: string, from: number, end: number): string | undefined {
  for (const [, name, double, single, bare] of html.slice(from + 2, end).matchAll(attribute)) {
    if (name?.toLowerCase() === 'href') return decodeEntities(double ?? single ?? bare ?? '');
  }
  return undefined;
}
