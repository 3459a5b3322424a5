/** Addresses of the site's pages: writing them, finding the route of one, and pages of lists in them. */

export {
  addressRule,
  allIds,
  isBeyondEnd,
  isExact,
  type ListPage,
  lastPageOf,
  listPageOf,
  type OffsetRule,
  offsetOf,
  pageOf,
  pagingOf,
  startOffset,
} from '../paging/index.ts';
export * as paths from './paths.ts';
export { patternFinder, patternOf } from './pattern-of.ts';
