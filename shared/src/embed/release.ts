import type { EmbedFault } from './spec/types.ts';

/** The exact version of these files. Publishing writes it. */
export const version = '__EMBED_VERSION__';

/** By the address of a script in it or below `/embed/v1/`. */
export const folderFrom = (script: string): URL => new URL(`../${version}/`, script);

/** Detail of `agile-error` for code that was not loaded: 101 it could not be fetched, 102 it was not ready in time. */
export const loadFault = (code: 101 | 102, folder: URL): EmbedFault => ({
  code,
  retryable: true,
  help: new URL(`/embed#error-${code}`, folder).href,
});
