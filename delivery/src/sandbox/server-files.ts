/** Node gives files of any other name a function that loads what it likes. */
export const isServerFile = (path: string): boolean => path.endsWith('.mjs');
