/** Pages of a key beyond those that are counted one by one in a month. */
export const otherPages = '*';

/** Letters of a path that are kept. */
const longest = 100;
/** Of a path as it is written, where a letter is up to twelve: the rest is not looked at. */
const longestWritten = 2000;

/** On the provider's site: a frame does not know the page around it. */
const framePath = '/embed/frame/';

/** An address, the id of a session or of a person. */
const telling = /@|%40|[\da-f]{8}-[\da-f]{4}-|(?=[a-z\d]*(?:\d[a-z]|\d{5}))[a-z\d]{16}/i;
/** Also in groups, as people write it. */
const longNumber = /\d(?:[\s().+_-]{0,3}\d){8}/;
const dates = /(?<!\d)20\d\d-[01]\d-[0-3]\d(?!\d)/g;

/**
 * Path of a page of a partner, as people read it. A part that may say who the visitor is becomes `*`. `''` for what is no
 * path: anybody can write an address.
 */
export function pageIn(given: string): string {
  const [path = ''] = given.slice(0, longestWritten).split(/[?#]/, 1);
  if (!path.startsWith('/') || path.startsWith(framePath)) return '';
  const parts = path.split('/').map(decoded);
  const page = parts.map((part) => (isTelling(part) ? '*' : part.replaceAll(/[\s/\p{C}]+/gu, '-'))).join('/');
  return [...page].slice(0, longest).join('');
}

const isTelling = (part: string) => telling.test(part) || longNumber.test(part.replaceAll(dates, '/'));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
