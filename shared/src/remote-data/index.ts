/**
 * The one way to show data of a server: from the first, prerendered value to later ones, retry and failure. Works with
 * React 18 and its replacements as well, because partners' elements are built of the same components.
 */

export type { RemoteData, RemoteDataSet } from '../contract/remote-data.ts';
export { lastValueOf, lastValuesOf } from './last-value.ts';
export { PrerenderedList } from './prerendered-list.tsx';
export { RemoteBoundary, ReservedSpace } from './remote-boundary.tsx';
export { useRemoteData } from './use-remote-data.ts';

// For the shell and tests, which show pages and sections

export { noteChange } from './known-values.ts';
export { type DataSource, headOfPage, usePageData, useSectionData } from './use-page-data.ts';
