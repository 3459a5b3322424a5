import { statSync } from 'node:fs';

/**
 * Tells whether a database file is still the one that was opened. What is written to one that was removed or replaced
 * is lost, and SQLite does not notice.
 *
 * @returns a function that throws an error with SQLite's code for a file that has moved
 */
export function createFileWatch(file: string): () => void {
  const opened = identityOf(file);
  return () => {
    if (opened !== identityOf(file))
      throw Object.assign(new Error('The database file is gone or was replaced'), { code: 'SQLITE_READONLY_DBMOVED' });
  };
}

function identityOf(file: string): string | undefined {
  const state = statSync(file, { throwIfNoEntry: false });
  return state && `${state.dev} ${state.ino}`;
}
