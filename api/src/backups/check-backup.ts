import { statSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';
import SqliteFile from 'better-sqlite3';

export interface BackupContent {
  members: number;
  classes: number;
  enrolments: number;
  lastEnrolment: string | undefined;
  isDemo: boolean;
}

/** @throws {UserError} */
export function checkBackup(file: string): BackupContent {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UserError(`There is no file ${file}.`);
  try {
    const backup = new SqliteFile(file, { readonly: true });
    try {
      if (backup.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('integrity_check');
      if ((backup.pragma('foreign_key_check') as unknown[]).length > 0) throw new Error('foreign_key_check');
      return contentOf(backup);
    } finally {
      backup.close();
    }
  } catch (cause) {
    throw new UserError(`${file} is damaged or is no backup.`, { cause });
  }
}

function contentOf(backup: SqliteFile.Database): BackupContent {
  const one = (query: string) => backup.prepare(query).pluck().get();
  return {
    members: Number(one('select count(*) from members')),
    classes: Number(one('select count(*) from classes')),
    enrolments: Number(one('select count(*) from enrolments')),
    lastEnrolment: one('select max(created_at) from enrolments')?.toString(),
    isDemo: one("select 1 from settings where name = 'demoSince'") === 1,
  };
}
