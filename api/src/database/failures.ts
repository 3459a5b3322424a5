const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a row was refused because one with the same key exists. The one place that knows the engine's codes. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

/** Whether the database cannot work at the moment: locked, full, read-only, unreadable. */
export const isUnavailable = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/.test(codeOf(error));

/** One sentence for the person who starts the API. */
export function openFailureSentence(file: string, error: unknown): string {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `The database ${file} is damaged or is no database. Restore a backup, or move the file away to start empty.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `The database ${file} is locked by another program. Stop that program and start again.`;
  if (/^SQLITE_FULL/.test(code)) return `The disk is full: the database ${file} cannot be written.`;
  if (/^(SQLITE_(READONLY|CANTOPEN|PERM|IOERR)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)/.test(code))
    return `The database ${file} cannot be opened for writing. Check the folder and its permissions.`;
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    return `The database ${file} was made by another version of this program. Use that version or another DATA_DIR.`;
  return `The database ${file} cannot be opened.`;
}
