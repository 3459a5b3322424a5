import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDir } from '../testing/test-dir.ts';
import { isUnavailable, isUniqueViolation, openFailureSentence } from './failures.ts';

test('a second row with the same key is a unique violation, an empty value is none', () => {
  const sqlite = openTestFile();
  sqlite.exec(
    "create table test (id text primary key, email text unique not null); insert into test values ('1', 'a')",
  );
  expect(isUniqueViolation(errorOf(() => sqlite.exec("insert into test values ('1', 'b')")))).toBe(true);
  expect(isUniqueViolation(errorOf(() => sqlite.exec("insert into test values ('2', 'a')")))).toBe(true);
  expect(isUniqueViolation(errorOf(() => sqlite.exec("insert into test values ('3', null)")))).toBe(false);
});

test('a locked database is unavailable and says so at the start', () => {
  const file = join(createTestDir(), 'test.sqlite');
  openTestFile(file).exec('begin exclusive');
  const error = errorOf(() => openTestFile(file).exec('create table test (id text)'));
  expect(isUnavailable(error)).toBe(true);
  expect(openFailureSentence('test.sqlite', error)).toBe(
    'The database test.sqlite is locked by another program. Stop that program and start again.',
  );
});

test('a read-only database is unavailable and says so at the start', () => {
  const file = join(createTestDir(), 'test.sqlite');
  openTestFile(file).exec('create table test (id text)');
  const error = errorOf(() => openTestFile(file, { readonly: true }).exec("insert into test values ('1')"));
  expect(isUnavailable(error)).toBe(true);
  expect(openFailureSentence('test.sqlite', error)).toContain('cannot be opened for writing');
});

test('a full database is unavailable and says so at the start', () => {
  const sqlite = openTestFile();
  sqlite.exec('create table test (id text); pragma max_page_count = 2');
  const error = errorOf(() => sqlite.exec('insert into test values (zeroblob(100000))'));
  expect(isUnavailable(error)).toBe(true);
  expect(openFailureSentence('test.sqlite', error)).toContain('The disk is full');
});

test('a file with other content is unavailable and says so at the start', () => {
  const file = join(createTestDir(), 'test.sqlite');
  writeFileSync(file, 'test text '.repeat(200));
  const error = errorOf(() => openTestFile(file).exec('create table test (id text)'));
  expect(isUnavailable(error)).toBe(true);
  expect(openFailureSentence('test.sqlite', error)).toContain('damaged or is no database');
});

test.each(['EMFILE', 'EAGAIN', 'ERR_WORKER_INIT_FAILED'])(
  'a machine that gives no more (%s) is unavailable',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('test'), { code }))).toBe(true);
  },
);

test('a mistake in a statement is not the database being unavailable', () => {
  expect(isUnavailable(errorOf(() => openTestFile().exec('select nothing')))).toBe(false);
});

function openTestFile(file = ':memory:', options: SqliteFile.Options = {}): SqliteFile.Database {
  const sqlite = new SqliteFile(file, { timeout: 0, ...options });
  onTestFinished(() => {
    sqlite.close();
  });
  return sqlite;
}

function errorOf(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}
