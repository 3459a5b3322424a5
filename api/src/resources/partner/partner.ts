import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { columnsOf, dataOf } from '../../core/fields.ts';
import { pictureFaults } from '../../core/pictures.ts';
import { slugOf } from '../../core/slug-of.ts';
import { versionedResource } from '../../core/versioned.ts';
import type { Database } from '../../database/schema.ts';
import { nameAsOnSite } from '../key/site-partner.ts';
import { type PartnerData, partnerFields } from './fields.ts';

export const shownPartners = (db: Kysely<Database>) =>
  db.selectFrom('partners').selectAll().orderBy('sequence').execute();

/** Accounts with keys are linked to it and have its name. */
export const partnerResource = versionedResource(
  'partner',
  {
    list: 'partners',
    fields: partnerFields,
    title: 'name',
    newId: async (_db, { name }: PartnerData) => `${slugOf(name, 'partner')}-${randomUUID().slice(0, 4)}`,
    site: {
      table: 'partners',
      async read(db) {
        const rows = await shownPartners(db);
        return rows.map((row) => ({ id: row.slug, data: dataOf(partnerFields, row) }));
      },
      async write(db, slug, sequence, data: PartnerData) {
        await nameAsOnSite(db, slug, data.name);
        const row = { ...columnsOf(partnerFields, data), sequence };
        return db
          .insertInto('partners')
          .values({ ...row, slug })
          .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
          .execute();
      },
      writeFaults: (db, { logo }: PartnerData) => pictureFaults(db, 'logo', logo),
      remove: (db, slug) => db.deleteFrom('partners').where('slug', '=', slug).execute(),
      order: (db, slug, sequence) => db.updateTable('partners').set({ sequence }).where('slug', '=', slug).execute(),
    },
  },
  { commandName: 'site-partner' },
);
