const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

export const isUniqueViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error));

/** PostgreSQL: the transaction has to begin anew. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

const sqliteUnavailable = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;

// PostgreSQL: 08 connection, 53 resources, 57 shutdown and time limits, 58 input and output, 25006 read-only, 55000
// closed to connections, 40001 and 40P01 collisions, 55P03 lock, 28 sign-in, 3D000 no such database.
const postgresUnavailable = /^(08\w{3}|53\w{3}|57P0\d|57014|58\w{3}|25006|55000|40001|40P01|55P03|28\w{3}|3D000)$/;

const networkFailures = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;

const machineFailures = /^(EMFILE|ENFILE|EAGAIN|ENOMEM|ENOBUFS|ERR_WORKER_INIT_FAILED|ERR_WORKER_OUT_OF_MEMORY)$/;

// Errors without a code: of node-postgres, and of the thread that writes to SQLite.
const connectionFailures =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|The thread that writes)/;

export const isUnavailable = (error: unknown): boolean =>
  [sqliteUnavailable, postgresUnavailable, networkFailures, machineFailures].some((codes) =>
    codes.test(codeOf(error)),
  ) || connectionFailures.test(messageOf(error));

export function openFailureSentence(name: string, error: unknown): string {
  const database = `The database ${name}`;
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `${database} is damaged or is no database. Restore a backup, or move the file away to start empty.`;
  if (/^(SQLITE_(BUSY|LOCKED)|55P03)/.test(code))
    return `${database} is locked by another program. Stop that program and start again.`;
  if (/^(SQLITE_FULL|53100)/.test(code))
    return `The disk is full: ${database.replace('The', 'the')} cannot be written.`;
  if (/^(SQLITE_(READONLY|CANTOPEN|PERM|IOERR)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)/.test(code))
    return `${database} cannot be opened for writing. Check the folder and its permissions.`;
  if (/^(28\w{3}|42501)$/.test(code)) return `${database} refuses this user. Check user, password and rights.`;
  if (code === '25006') return `${database} is read-only. Name the server that takes writes.`;
  if (code === '3D000') return `${database} does not exist. Create it first: createdb.`;
  if (networkFailures.test(code) || connectionFailures.test(messageOf(error)))
    return `${database} cannot be reached. Check DATABASE_URL and whether the server runs.`;
  if (messageOf(error).startsWith('There is no file'))
    return `There is no database ${name} yet. The first start of the site makes it. For another site: DATA_DIR and DATABASE_URL.`;
  if (messageOf(error).endsWith('has not run yet.'))
    return `${database} is empty or of an earlier version. Start the site first: it brings the tables up to date.`;
  const [, tooEarly] = /but (\S+) was found in its place/.exec(messageOf(error)) ?? [];
  if (tooEarly) return `The migration ${tooEarly} comes before others that have run. Give its file the next number.`;
  if (messageOf(error).includes('corrupted migrations'))
    return `${database} was made by another version of this program. Use that version or another database.`;
  return `${database} cannot be opened.`;
}
