/** Names of U+00A0 to U+00FF in order, then the signs and letters that editors write by name. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others =
  'amp& lt< gt> quot" apos\' ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ hellip… bull• euro€ trade™ larr← rarr→ minus− le≤ ge≥ gbreveğ GbreveĞ scedilş ScedilŞ inodotı Idotİ';

const named = new Map([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...others.split(' ').map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
]);

/**
 * Turns character references into characters and removes what a document must not contain (control characters, lone
 * surrogates). An unknown name stays as it is written.
 */
export function decodeEntities(raw: string): string {
  return raw
    .replace(/&(?:#x([\da-f]{1,8});?|#(\d{1,8});?|([a-z][a-z\d]{1,7});)/gi, (whole, hex, decimal, name) =>
      name ? (named.get(name) ?? whole) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
