import type { Kysely } from 'kysely';
import { contentList } from '../database/count-content.ts';
import { everything } from '../database/log-changes.ts';
import type { Database } from '../database/schema.ts';

/** Questions, partners, and whether this database holds demonstration data. */
export function createContentRepository(db: Kysely<Database>) {
  return {
    /** Grows with every change of what pages show. */
    version: async () =>
      (await db.selectFrom('listVersions').select('version').where('list', '=', contentList).executeTakeFirstOrThrow())
        .version,
    /** Keys of what has changed since a number of the content; `undefined` when there are more than `most`, or not all are known. */
    changedSince: async (version: number, most = 5000) => {
      const changes = await db
        .selectFrom('contentChanges')
        .select('key')
        .where('version', '>=', version)
        .limit(most + 1)
        .execute();
      const keys = changes.map(({ key }) => key);
      return keys.length > most || keys.includes(everything) ? undefined : keys;
    },
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
