import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { upgrade } from '../places.ts';

const day = 86_400_000;
const made = Date.parse('2026-11-26');

/** @param days by how many it is moved on; seven keep the weekday of the sessions */
export function createEarlierDatabase(folder: string, days: 1 | 7 = 1): DatabaseSync {
  const since = Math.floor((Date.now() - made) / (days * day)) * days;
  const sql = readFileSync(join(upgrade, 'database.sql'), 'utf8');
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'demo.sqlite'), { enableForeignKeyConstraints: false });
  db.exec(
    sql.replaceAll(/\b20\d\d-\d\d-\d\d(?=[T'])/g, (date) =>
      new Date(Date.parse(date) + since * day).toISOString().slice(0, 10),
    ),
  );
  return db;
}
