import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Questions, partners, and whether this database holds demonstration data. */
export function createContentRepository(db: Kysely<Database>) {
  return {
    faqItems: () => db.selectFrom('faqItems').selectAll().orderBy('sequence').execute(),
    partners: () => db.selectFrom('partners').selectAll().orderBy('sequence').execute(),
    languageName: async (id: string) =>
      (await db.selectFrom('languages').select('name').where('id', '=', id).executeTakeFirst())?.name,
    partnerName: async (slug: string) =>
      (await db.selectFrom('partners').select('name').where('slug', '=', slug).executeTakeFirst())?.name,
    holdsDemoData: async () =>
      (await db.selectFrom('settings').select('value').where('name', '=', 'demoSince').executeTakeFirst()) !==
      undefined,
  };
}
