type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; href: string | undefined }
  | { kind: 'close'; name: string };

const silent = new Set(
  'script style template iframe object svg math noscript noembed noframes textarea select title xmp plaintext'.split(
    ' ',
  ),
);

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;

/** Without comments, declarations, silent elements and an unfinished tag at the end. */
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

/** A `>` in quotation marks does not count. -1: nowhere. */
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

/** Names of U+00A0 to U+00FF in order, then the signs and letters that editors write by name. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others =
  'amp& lt< gt> quot" apos\' ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ hellip… bull• euro€ trade™ larr← rarr→ minus− le≤ ge≥ gbreveğ GbreveĞ scedilş ScedilŞ inodotı Idotİ';

const named = new Map([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...others.split(' ').map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
]);

/** Also removes what a document must not contain (control characters, lone surrogates). An unknown name stays. */
function decodeEntities(raw: string): string {
  return raw
    .replace(/&(?:#x([\da-f]{1,8});?|#(\d{1,8});?|([a-z][a-z\d]{1,7});)/gi, (whole, hex, decimal, name) =>
      name ? (named.get(name) ?? whole) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
