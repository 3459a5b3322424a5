export { type BrowserStorage, browserStorage } from './browser-storage.ts';
export { type TextStorage, withMemory } from './with-memory.ts';
