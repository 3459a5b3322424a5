import { decoded } from './decoded.ts';
import { isPlainPath } from './pattern-of.ts';

/** They come along when an address is copied out of a text. */
const after = /(?![-_])[\s\p{DI}\p{P}\p{S}]/u;
const before = /^(?:(?![-_./@\\])[\s\p{DI}\p{P}\p{S}])+/u;

/**
 * The address that was meant by one as it was pasted: without punctuation of any script around it, spaces, doubled and closing
 * slashes, percent signs that hide letters, and capitals. Query and hash stay, also where their `?` and `#` are written with
 * percent signs, or where the query begins with `&`.
 *
 * @param url path and query of a request
 * @param isPage whether the site has a page at a path, also one that takes any id
 * @returns a path of the site with query and hash; `undefined` when the address is right, or it is not clear what was meant
 */
export function meantAddress(url: string, isPage: (path: string) => boolean): string | undefined {
  const [, path = '', rest = ''] = /^(.*?)((?:\?|%3f|#|%23|&|%26).*)?$/is.exec(url) ?? [];
  if (isPlainPath(path) && !/^[&%]/.test(rest) && isPage(path)) return undefined;
  const tidy = tidyPath(path);
  const meant = [tidy, ...(isPage(path) ? [] : otherReadings(tidy))].find(isPage);
  if (meant === undefined || (meant === path && !/^[&%]/.test(rest))) return undefined;
  const decoded = /^%(?:3f|23)/i.test(rest) ? rest.replace('%23', '#') : rest;
  return meant + decoded.replace(/^(?:%3f|(?:&|%26)(?:amp;)?)/i, '?').replace(/[^!-~]+/g, encodeURIComponent);
}

function otherReadings(tidy: string): string[] {
  const [first = '', ...others] = tidy.slice(1).split('/');
  // As word processors and narrow columns leave it.
  const typed = decodeURIComponent(tidy)
    .normalize('NFKC')
    .replace(/[\s\p{DI}]/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .toLowerCase();
  // Before `</a>`, `’s`, `[1]` or `;sid=1`.
  const [beginning = tidy] = /^\/[\w/-]*\w(?=(?![./%_-])[\p{P}\p{S}])/u.exec(typed) ?? [];
  return [`/${[first.toLowerCase(), ...others].join('/')}`, tidy.toLowerCase(), encodeURI(typed), beginning];
}

/** A path without what was pasted along with it; capitals stay. */
export function tidyPath(path: string): string {
  const segments = path.replaceAll('\\', '/').split('/').map(decoded);
  const named = segments.map((segment) => segment.replace(before, '')).filter(withoutEnd);
  return `/${named.map((segment, at) => encodeURIComponent(at === named.length - 1 ? withoutEnd(segment) : segment)).join('/')}`;
}

/** Sign by sign, because a pattern with an end tries each beginning. */
function withoutEnd(segment: string): string {
  const signs = Array.from(segment);
  return signs.slice(0, signs.findLastIndex((sign) => !after.test(sign)) + 1).join('');
}
