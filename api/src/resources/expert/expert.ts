import type { Kysely, Selectable } from 'kysely';
import { columnsOf, dataOf } from '../../core/fields.ts';
import { nextNumber } from '../../core/next-number.ts';
import { pictureFaults, pictureOf } from '../../core/pictures.ts';
import { namesIn } from '../../core/references.ts';
import { versionedResource } from '../../core/versioned.ts';
import { countRows, one, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { ExpertsTable } from '../../database/tables/site-tables.ts';
import { idInFileName, mainFileOf } from '../../pictures/picture-sizes.ts';
import { type ExpertData, expertFields } from './fields.ts';

export type ShownExpert = Selectable<ExpertsTable> & { languages: string[] };

const inOrder = (db: Kysely<Database>) => db.selectFrom('experts').selectAll().orderBy('sequence').orderBy('id');

export async function shownExperts(
  db: Kysely<Database>,
  id: string | undefined,
  request: PageRequest,
): Promise<Page<ShownExpert>> {
  const { limit, offset } = request;
  const { rows, total } =
    id === undefined
      ? { rows: await inOrder(db).limit(limit).offset(offset).execute(), total: await countRows(inOrder(db)) }
      : one(await inOrder(db).where('id', '=', id).executeTakeFirst(), request);
  const languages = await languagesOf(
    db,
    rows.map((row) => row.id),
  );
  return { rows: rows.map((row) => ({ ...row, languages: languages(row.id).map(({ name }) => name) })), total };
}

async function languagesOf(db: Kysely<Database>, expertIds: string[]) {
  const links = await db
    .selectFrom('expertLanguages')
    .innerJoin('languages', 'languages.id', 'expertLanguages.languageId')
    .select(['expertLanguages.expertId', 'languages.id', 'languages.name'])
    .where('expertLanguages.expertId', 'in', ['', ...expertIds])
    .orderBy('expertLanguages.sequence')
    .execute();
  const byExpert = Map.groupBy(links, ({ expertId }) => expertId);
  return (expertId: string) => byExpert.get(expertId) ?? [];
}

export const expertResource = versionedResource('expert', {
  list: 'experts',
  fields: expertFields,
  title: 'fullname',
  newId: (db) => nextNumber(db, '900001', 'experts'),
  site: {
    table: 'experts',
    async read(db) {
      const rows = await inOrder(db).execute();
      const languages = await languagesOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        id: row.id,
        data: {
          ...dataOf(expertFields, row),
          photo: idInFileName(row.userImage),
          photoText: row.imageText,
          languages: languages(row.id).map(({ id }) => id),
        },
      }));
    },
    async write(db, id, position, data: ExpertData) {
      const row = { ...(await rowOf(db, id, data)), sequence: sequenceOf(position) };
      await db
        .insertInto('experts')
        .values({ ...row, id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await db.deleteFrom('expertLanguages').where('expertId', '=', id).execute();
      const links = data.languages.map((languageId, sequence) => ({ expertId: id, languageId, sequence }));
      if (links.length > 0) await db.insertInto('expertLanguages').values(links).execute();
    },
    async remove(db, id) {
      await db.deleteFrom('expertLanguages').where('expertId', '=', id).execute();
      await db.deleteFrom('experts').where('id', '=', id).execute();
    },
    async writeFaults(db, { languages, photo }: ExpertData) {
      const known = new Set((await namesIn(db, 'languages')).map(({ id }) => id));
      if (languages.every((id) => known.has(id))) return pictureFaults(db, 'photo', photo);
      return [{ field: 'languages', fault: 'one of them does not exist.' }];
    },
    async removeFault(db, id) {
      const sample = await db.selectFrom('samples').select('name').where('expertId', '=', id).executeTakeFirst();
      if (sample) return `The site shows samples of this expert, for example “${sample.name}”. Take them off first.`;
      const taught = await db
        .selectFrom('classes')
        .select('name')
        .where(({ eb, or }) => or([eb('trainerId', '=', id), eb('secondTrainerId', '=', id)]))
        .executeTakeFirst();
      return taught && `This expert teaches the class “${taught.name}”.`;
    },
    order: (db, id, position) =>
      db
        .updateTable('experts')
        .set({ sequence: sequenceOf(position) })
        .where('id', '=', id)
        .execute(),
  },
});

const sequenceOf = (position: number) => String(position).padStart(9, '0');

async function rowOf(db: Kysely<Database>, id: string, data: ExpertData) {
  const photo = await pictureOf(db, 'photo', data.photo);
  return {
    ...columnsOf(expertFields, data),
    userImage: photo ? mainFileOf('photo', photo.id) : `${id}.svg`,
    imageText: photo ? data.photoText : '',
    imageTint: photo?.tint ?? '',
  };
}
