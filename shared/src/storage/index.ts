/** Short texts in the browser's storage, also where it is blocked or full. */
export { type BrowserStorage, browserStorage } from './browser-storage.ts';
export { type TextStorage, withMemory } from './with-memory.ts';
