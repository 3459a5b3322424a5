import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';

/** In milliseconds. */
const pause = 50;

/** It stays beside the database. */
export const turnFile = (file: string): string => `${file}.turn`;

/** One process at a time prepares a SQLite file. The system gives the turn on when a process is killed. */
export async function inTurn<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  const turn = new SqliteFile(turnFile(file), { timeout: 0 });
  try {
    while (!hasTurn(turn)) await wait(pause);
    return await work();
  } finally {
    turn.close();
  }
}

function hasTurn(turn: SqliteFile.Database): boolean {
  try {
    turn.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
