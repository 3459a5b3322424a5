import { isAt, siteTexts, type TextPlace } from '@agile-languages/shared/content';
import type { Kysely, Selectable } from 'kysely';
import { columnsOf, dataOf } from '../../core/fields.ts';
import { versionedResource } from '../../core/versioned.ts';
import type { Database } from '../../database/schema.ts';
import type { SiteTextsTable } from '../../database/tables/site-tables.ts';
import type { ShownTerms } from '../../documents/terms-page.ts';
import { builtInText, nameOfText, textIds } from './built-in.ts';
import { type TextData, textFields } from './fields.ts';

const textIn = (row: Selectable<SiteTextsTable>): TextData => dataOf(textFields, row);

/** To publish a text is to confirm it. */
export const textResource = versionedResource(
  'text',
  {
    list: 'texts',
    fields: textFields,
    title: 'words',
    newId: async () => '',
    fixed: { ids: textIds, titleOf: nameOfText, builtIn: builtInText },
    site: {
      table: 'siteTexts',
      async read(db) {
        const rows = await db.selectFrom('siteTexts').selectAll().orderBy('id').execute();
        return rows.map((row) => ({ id: row.id, data: textIn(row) }));
      },
      write(db, id, _position, data: TextData) {
        const row = columnsOf(textFields, data);
        return db
          .insertInto('siteTexts')
          .values({ ...row, id })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
      },
      remove: (db, id) => db.deleteFrom('siteTexts').where('id', '=', id).execute(),
    },
  },
  { roles: ['owner'] },
);

export interface ShownText extends TextData {
  id: string;
  isConfirmed: boolean;
}

export async function shownTexts(db: Kysely<Database>, place: TextPlace): Promise<ShownText[]> {
  const rows = await db.selectFrom('siteTexts').selectAll().execute();
  const confirmed = new Map(rows.map((row) => [row.id, textIn(row)]));
  return siteTexts.flatMap(({ id }) => {
    const text = isAt(place, id) ? (confirmed.get(id) ?? builtInText(id)) : undefined;
    return text ? [{ ...text, id, isConfirmed: confirmed.has(id) }] : [];
  });
}

const sampleChangedAt = '2026-11-21T00:00:00.000Z';

export async function shownTerms(db: Kysely<Database>, demo: boolean): Promise<ShownTerms> {
  const [terms] = await shownTexts(db, 'terms');
  if (!terms?.isConfirmed)
    return { text: demo ? (terms?.text ?? '') : '', isSample: demo, changedAt: demo ? sampleChangedAt : '' };
  return { text: terms.text, isSample: false, changedAt: await publishedAt(db, 'terms') };
}

/** `''`: not known. */
async function publishedAt(db: Kysely<Database>, id: string): Promise<string> {
  const published = await db
    .selectFrom('contentRecords')
    .innerJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.kind', '=', 'contentRecords.kind')
        .onRef('contentVersions.id', '=', 'contentRecords.id')
        .onRef('contentVersions.version', '=', 'contentRecords.publishedVersion'),
    )
    .select('contentVersions.at')
    .where('contentRecords.kind', '=', textResource.list)
    .where('contentRecords.id', '=', id)
    .executeTakeFirst();
  return published?.at ?? '';
}
