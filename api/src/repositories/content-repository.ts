import type { Kysely } from 'kysely';
import { contentList } from '../database/count-content.ts';
import type { Database } from '../database/schema.ts';

/** Questions, partners, and whether this database holds demonstration data. */
export function createContentRepository(db: Kysely<Database>) {
  return {
    /** Grows with every change of what pages show. */
    version: async () =>
      (await db.selectFrom('listVersions').select('version').where('list', '=', contentList).executeTakeFirstOrThrow())
        .version,
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
