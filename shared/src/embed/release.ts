import type { EmbedFault } from './spec/types.ts';

/** The exact version of these files. Publishing writes it. */
export const version = '__EMBED_VERSION__';

/** Folder of this version, wherever the script that asks was loaded from. */
export const folderFrom = (script: string): URL => new URL(`../${version}/`, script);

/** What is told to the page when the code did not come: 101 it could not be fetched, 102 it took too long. */
export const loadFault = (code: 101 | 102, folder: URL): EmbedFault => ({
  code,
  retryable: true,
  help: new URL(`/embed#error-${code}`, folder).href,
});
