import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const classIn = /\bclass ([\w-]+)/g;

interface Entry {
  subject?: string;
  detail: string;
}

/** What is stored has the number alone: a name may change. */
export async function withClassNames<Row extends Entry>(db: Kysely<Database>, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.flatMap(({ subject = '', detail }) => [...classesIn(subject), ...classesIn(detail)]);
  if (ids.length === 0) return [...rows];
  const found = await db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where('name', '!=', '')
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const named = (text: string) =>
    text.replaceAll(classIn, (words, id: string) => (names.has(id) ? `${words} “${names.get(id)}”` : words));
  return rows.map((row) => ({
    ...row,
    ...(row.subject && { subject: named(row.subject) }),
    detail: named(row.detail),
  }));
}

export const namesClass = (text: string, id: string): boolean => classesIn(text).includes(id);

const classesIn = (text: string): string[] => [...text.matchAll(classIn)].map(([, id = '']) => id);
