import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileMigrationProvider } from 'kysely/migration';

/** Every file of the folder, in order of its name. A migration that has been released is never edited. */
export const migrations = new FileMigrationProvider({
  fs: { readdir },
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
});
