import { fold, wordsOf } from '@agile-languages/shared/formats';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';

type Table = 'members' | 'invitations';

/** What their column `sought` holds. */
export const soughtIn = ({ email, fullname, company = '' }: { email: string; fullname: string; company?: string }) =>
  fold(`${email} ${fullname} ${company}`);

/** Leaves out rows that do not have every word. `undefined`: there are no words, or a row was written without them. */
export async function rowsWith(
  db: Kysely<Database>,
  table: Table,
  words: string,
): Promise<Expression<SqlBool> | undefined> {
  const wanted = wordsOf(words);
  if (wanted.length === 0 || (await hasRowWithoutWords(db, table))) return undefined;
  const sought = sql.ref(`${table}.sought`);
  const hasWord = (word: string) => sql`${sought} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  return sql<SqlBool>`(${sql.join(wanted.map(hasWord), sql` and `)})`;
}

const hasRowWithoutWords = async (db: Kysely<Database>, table: Table): Promise<boolean> =>
  (await db.selectFrom(table).select('sought').where('sought', '=', '').limit(1).executeTakeFirst()) !== undefined;
