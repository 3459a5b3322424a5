import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject, onTestFinished } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { createDatabase, onServer } from './create-database.ts';
import { createTestDir } from './test-dir.ts';
import { type Template, templateFile, templateName } from './test-templates.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** PostgreSQL runs with `npm test -- --all`. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  describe('on SQLite', () => tests('SQLite'));
  describe('on PostgreSQL', { tags: ['all'] }, () => tests('PostgreSQL'));
}

export async function createTestLocation(engine: Engine, template?: Template): Promise<DatabaseLocation> {
  if (engine === 'PostgreSQL') return { url: await createPostgresDatabase(template) };
  const file = join(createTestDir(), 'test.sqlite');
  if (template) copyTemplate(template, file);
  return { file };
}

export const copyTemplate = (template: Template, file: string) =>
  copyFileSync(templateFile(inject('templates'), template), file);

export async function openTestDatabaseAt(location: DatabaseLocation) {
  const db = await openDatabase(location);
  onTestFinished(() => db.destroy());
  return db;
}

export const openTestEngine = async (engine: Engine) =>
  openTestDatabaseAt(await createTestLocation(engine, 'migrated'));

export const onPostgresServer = (...statements: string[]) => onServer(postgresUrl(), ...statements);

async function createPostgresDatabase(template?: Template): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(postgresUrl(), name, template && templateName(inject('templates'), template));
  onTestFinished(() => onPostgresServer(`drop database if exists ${name} with (force)`));
  return url;
}

function postgresUrl(): string {
  const postgres = inject('postgres');
  if ('url' in postgres) return postgres.url;
  throw new Error(postgres.fault);
}
