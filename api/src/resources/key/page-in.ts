/** Pages of a key beyond those that are counted one by one in a month. */
export const otherPages = '*';

/** Letters of a path that are kept. */
const longest = 100;

/** On the provider's site: a frame does not know the page around it. */
const framePath = '/embed/frame/';

/** An address, a long number, the id of a session or of a person. */
const telling = /@|%40|\d{9}|[\da-f]{8}-[\da-f]{4}-|(?=[a-z\d]*\d[a-z])[a-z\d]{16}/i;

/**
 * Path of a page of a partner, as people read it. A part that may say who the visitor is becomes `*`. `''` for what is no
 * path: anybody can write an address.
 */
export function pageIn(given: string): string {
  const [path = ''] = given.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.startsWith(framePath)) return '';
  const parts = path.split('/').map(decoded);
  const page = parts.map((part) => (telling.test(part) ? '*' : part.replaceAll(/[\s/\p{C}]+/gu, '-'))).join('/');
  return [...page].slice(0, longest).join('');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
