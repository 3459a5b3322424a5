/** Only for code of areas, or when another page is opened. */
export { checkRegistry } from '@agile-languages/shared/registry';
export { readEarlyInput } from '@agile-languages/shared/ui';
export { fetchContent } from './prerendered-content.ts';
export { loadFrom } from './remotes.ts';
export { apiOfAreas as api } from './shared-modules.ts';
