import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const classIn = /\bclass ([\w-]+)/g;
const portion = 500;

interface Entry {
  subject?: string;
  detail: string;
}

/** What is stored has the number alone: a name may change. */
export async function withClassNames<Row extends Entry>(db: Kysely<Database>, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.flatMap(({ subject = '', detail }) => [...classesIn(subject), ...classesIn(detail)]);
  if (ids.length === 0) return [...rows];
  const names = await namesOf(db, [...new Set(ids)]);
  const named = (text: string) =>
    text.replaceAll(classIn, (words, id: string) => (names.has(id) ? `${words} “${names.get(id)}”` : words));
  return rows.map((row) => ({
    ...row,
    ...(row.subject && { subject: named(row.subject) }),
    detail: named(row.detail),
  }));
}

async function namesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let from = 0; from < ids.length; from += portion)
    for (const { id, name } of await db
      .selectFrom('classes')
      .select(['id', 'name'])
      .where('id', 'in', ids.slice(from, from + portion))
      .where('name', '!=', '')
      .execute())
      names.set(id, name);
  return names;
}

const classesIn = (text: string): string[] => [...text.matchAll(classIn)].map(([, id = '']) => id);
