import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { runTrainer } from '../command-line/run-trainer.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { createTestLocation, openTestEngine } from '../testing/test-engines.ts';
import { keepSiteDatabase } from './site-database.ts';

async function startAndStop(env: Record<string, string>): Promise<void> {
  const api = await createApi({
    dataDir: env.DATA_DIR,
    releasesDir: env.RELEASES_DIR,
    databaseUrl: env.DATABASE_URL,
    demo: false,
    logLevel: 'silent',
  });
  await api.close();
}

async function addStaff(env: Record<string, string>) {
  const said = { out: '', err: '' };
  const code = await runTrainer(
    ['add-staff', '--email', 'owner@example.com'],
    { DEMO: '0', ...env },
    {
      out: (text) => {
        said.out += text;
      },
      err: (text) => {
        said.err += text;
      },
    },
  );
  return { code, ...said };
}

test('command before the first start: refused, and makes no database', async () => {
  const dataDir = createTestDir();
  const { code, err } = await addStaff({ DATA_DIR: dataDir });

  expect([code, err]).toEqual([1, expect.stringMatching(/^There is no database \S+ yet\. The first start/)]);
  expect(existsSync(join(dataDir, 'provider.sqlite'))).toBe(false);
});

test('command of a site with a file: works; with DATABASE_URL: refused before anything is asked of that server', async () => {
  const env = { DATA_DIR: createTestDir() };
  await startAndStop(env);

  expect((await addStaff(env)).code).toBe(0);
  expect(await addStaff({ ...env, DATABASE_URL: 'postgres://nobody:secret@nowhere.invalid/none' })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^This site keeps its data in a file, .* Nothing has changed\./),
  });
});

test('command of a site on PostgreSQL without DATABASE_URL: refused, also where a file of before is there', async () => {
  const dataDir = createTestDir();
  await startAndStop({ DATA_DIR: dataDir });
  writeFileSync(join(dataDir, 'database.json'), '{"engine":"PostgreSQL","mark":"test"}\n');

  expect(await addStaff({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^This site keeps its data in PostgreSQL, and DATABASE_URL is not set\. Nothing/),
  });
});

test('command with another database of PostgreSQL than that of the site: refused; with that of the site: done', {
  tags: ['all'],
}, async () => {
  const [own, other] = [await createTestLocation('PostgreSQL'), await createTestLocation('PostgreSQL')];
  if (!('url' in own && 'url' in other)) throw new Error('PostgreSQL is needed.');
  const [DATA_DIR, elsewhere] = [createTestDir(), createTestDir()];
  await startAndStop({ DATA_DIR: elsewhere, DATABASE_URL: other.url });
  await startAndStop({ DATA_DIR, DATABASE_URL: own.url });

  expect((await addStaff({ DATA_DIR, DATABASE_URL: own.url })).code).toBe(0);
  expect(await addStaff({ DATA_DIR, DATABASE_URL: other.url })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The database test_\w+ on \S+ is not that of this site\. Nothing has changed\./),
  });
  expect(readFileSync(join(DATA_DIR, 'database.json'), 'utf8')).not.toMatch(/postgres:|secret/);
});

test('command with another file than that of the site: refused; with that of the site: done', async () => {
  const DATA_DIR = createTestDir();
  await (await createApi({ dataDir: DATA_DIR, demo: true, logLevel: 'silent' })).close();
  await startAndStop({ DATA_DIR });

  expect((await addStaff({ DATA_DIR })).code).toBe(0);
  expect(await addStaff({ DATA_DIR, DEMO: '1' })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The database \S+demo\.sqlite is not that of this site\. Nothing has changed\./),
  });
});

test('command with the data folder of before, on a site that has moved to another: refused', async () => {
  const [RELEASES_DIR, former, DATA_DIR] = [createTestDir(), createTestDir(), createTestDir()];
  for (const folder of [former, DATA_DIR]) await startAndStop({ RELEASES_DIR, DATA_DIR: folder });

  expect((await addStaff({ RELEASES_DIR, DATA_DIR })).code).toBe(0);
  expect(await addStaff({ RELEASES_DIR, DATA_DIR: former })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/provider\.sqlite is not that of this site\. Nothing has changed\./),
  });
});

test('command of a site that has moved, whose folder of releases takes no such file: done', async () => {
  const [RELEASES_DIR, DATA_DIR] = [createTestDir(), createTestDir()];
  await (await createApi({ dataDir: DATA_DIR, demo: true, logLevel: 'silent' })).close();
  mkdirSync(join(RELEASES_DIR, 'database.json'));
  await startAndStop({ RELEASES_DIR, DATA_DIR });

  expect(await addStaff({ RELEASES_DIR, DATA_DIR })).toMatchObject({ code: 0, err: '' });
});

test('two folders that take no such file: both are named', async () => {
  const folders = [createTestDir(), createTestDir()];
  for (const folder of folders) mkdirSync(join(folder, 'database.json'));
  const kept = keepSiteDatabase(folders, { file: 'provider.sqlite' }, await openTestEngine('SQLite'));

  await expect(kept).rejects.toThrow(new RegExp(folders.join('.*; .*')));
});

test('site whose folder takes no such file: starts all the same', { tags: ['all'] }, async () => {
  const dataDir = createTestDir();
  mkdirSync(join(dataDir, 'database.json'));

  await startAndStop({ DATA_DIR: dataDir });
  expect((await addStaff({ DATA_DIR: dataDir })).code).toBe(0);
});
