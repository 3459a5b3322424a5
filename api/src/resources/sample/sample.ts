import type { Kysely, Selectable } from 'kysely';
import { columnsOf, dataOf } from '../../core/fields.ts';
import { nextNumber } from '../../core/next-number.ts';
import { versionedResource } from '../../core/versioned.ts';
import { countRows, one, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { SamplesTable } from '../../database/tables/site-tables.ts';
import { type SampleData, sampleFields } from './fields.ts';

export interface SampleFilter {
  id?: string;
  languageId?: string;
  expertId?: string;
}

export type ShownSample = Selectable<SamplesTable> & { languageName: string; mark: string; fullname: string };

export async function shownSamples(
  db: Kysely<Database>,
  { id, ...filter }: SampleFilter,
  request: PageRequest,
): Promise<Page<ShownSample>> {
  const keys = keysOf(db, filter);
  if (id !== undefined) return one((await inFull(db, keys.where('id', '=', id)))[0], request);
  const { limit, offset } = request;
  const total = await countRows(keys);
  return { rows: offset < total ? await inFull(db, keys.orderBy('id').limit(limit).offset(offset)) : [], total };
}

const keysOf = (db: Kysely<Database>, { languageId, expertId }: SampleFilter) =>
  db
    .selectFrom('samples')
    .select('id')
    .$if(languageId !== undefined, (query) => query.where('languageId', '=', languageId ?? ''))
    .$if(expertId !== undefined, (query) => query.where('expertId', '=', expertId ?? ''));

const inFull = (db: Kysely<Database>, keys: ReturnType<typeof keysOf>): Promise<ShownSample[]> =>
  db
    .selectFrom(keys.as('page'))
    .innerJoin('samples', 'samples.id', 'page.id')
    .innerJoin('languages', 'languages.id', 'samples.languageId')
    .innerJoin('experts', 'experts.id', 'samples.expertId')
    .selectAll('samples')
    .select(['languages.name as languageName', 'languages.mark', 'experts.fullname'])
    .orderBy('page.id')
    .execute();

export const sampleResource = versionedResource('sample', {
  list: 'samples',
  fields: sampleFields,
  title: 'name',
  newId: (db) => nextNumber(db, '700001', 'samples'),
  site: {
    table: 'samples',
    async read(db) {
      const rows = await db.selectFrom('samples').selectAll().orderBy('id').execute();
      return rows.map((row) => ({ id: row.id, data: dataOf(sampleFields, row) }));
    },
    write(db, id, _position, data: SampleData) {
      const row = columnsOf(sampleFields, data);
      return db
        .insertInto('samples')
        .values({ ...row, id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    remove: (db, id) => db.deleteFrom('samples').where('id', '=', id).execute(),
    async writeFaults(db, { expertId, languageId }: SampleData) {
      const language = await db.selectFrom('languages').select('id').where('id', '=', languageId).executeTakeFirst();
      const expert = await db.selectFrom('experts').select('id').where('id', '=', expertId).executeTakeFirst();
      return [
        ...(language ? [] : [{ field: 'languageId', fault: 'there is no such Language.' }]),
        ...(expert ? [] : [{ field: 'expertId', fault: 'publish the expert first.' }]),
      ];
    },
  },
});
