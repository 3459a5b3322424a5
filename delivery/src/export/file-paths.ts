import type { ExportRules } from './export-rules.ts';

/** Regular expression of paths below folders that hold nothing but files. */
export const inFileFolders = ({ fileFolders }: ExportRules): string => `^(?:${fileFolders.join('|')})`;

/** Those of files that are in none of these folders. */
export const aloneAmong = ({ files, fileFolders }: ExportRules): string[] =>
  files.map(({ path }) => path).filter((path) => !fileFolders.some((name) => path.startsWith(`^${name}`)));
