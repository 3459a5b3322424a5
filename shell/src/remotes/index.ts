/**
 * What only a page needs that shows code of areas, or from which another page is opened. It is one chunk, which comes
 * beside the registry or beside the area's code.
 */
export { api } from '@agile-languages/shared/platform';
export { checkRegistry } from '@agile-languages/shared/registry';
export { fetchContent } from './prerendered-content.ts';
export { loadFrom } from './remotes.ts';
