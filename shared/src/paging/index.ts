/** Pages of lists, in addresses and in calls. */
export { allIds } from './all-ids.ts';
export { isBeyondEnd, type ListPage, listPageOf } from './list-page.ts';
export { addressRule, isExact, lastPageOf, offsetOf, pageOf, pagingOf } from './paging.ts';
export { type OffsetRule, startOffset } from './start-offset.ts';
