import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Client } from 'pg';

/** `pg_basebackup` does not come with the package. */
export async function makeBaseBackup(url: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const dataDir: string = (await client.query('show data_directory')).rows[0].data_directory;
    await client.query(`select pg_backup_start('test', true)`);
    cpSync(dataDir, to, {
      recursive: true,
      filter: (path) => !/^(?:pg_wal|postmaster)/.test(relative(dataDir, path)),
    });
    mkdirSync(join(to, 'pg_wal'));
    const { labelfile } = (await client.query('select labelfile from pg_backup_stop()')).rows[0];
    writeFileSync(join(to, 'backup_label'), labelfile);
    chmodSync(to, 0o700);
    giveTo(dataDir, to);
  } finally {
    await client.end();
  }
}

export function giveTo(ownersFile: string, folder: string): void {
  const { uid, gid } = statSync(ownersFile);
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), uid, gid);
}
