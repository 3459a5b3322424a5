import { fold, wordsOf } from '@agile-languages/shared/formats';
import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { foundPage, type Page, type PageRequest } from './page.ts';
import type { Database } from './schema.ts';

type Table = 'members' | 'invitations';

interface Sought {
  email: string;
  fullname: string;
  company?: string;
}

/** What their column `sought` holds. */
export const soughtIn = ({ email, fullname, company = '' }: Sought) => fold(`${email} ${fullname} ${company}`);

/** By the database where it can, else as `foundPage`. */
export async function pageWith<Schema, From extends keyof Schema, Row extends Sought>(
  db: Kysely<Database>,
  table: Table,
  query: SelectQueryBuilder<Schema, From, Row>,
  words: string,
  request: PageRequest,
  after?: Parameters<typeof foundPage<Schema, From, Row>>[4],
): Promise<Page<Row>> {
  const withWords = await rowsWith(db, table, words);
  return withWords
    ? foundPage(query.where(withWords), '', soughtIn, request)
    : foundPage(query, words, soughtIn, request, after);
}

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
