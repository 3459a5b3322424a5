/** Addresses of the site's pages: writing them, finding the route of one, and pages of lists in them. */

export { decoded } from './decoded.ts';
export { allIds, isBeyondEnd, type ListPage, listPageOf } from './list-page.ts';
export { meantAddress, tidyPath } from './meant-address.ts';
export {
  addressRule,
  isExact,
  lastPageOf,
  type OffsetRule,
  offsetOf,
  pageOf,
  pagingOf,
  startOffset,
} from './paging.ts';
export * as paths from './paths.ts';
export { isPlainPath, patternFinder, patternOf } from './pattern-of.ts';
