import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { idInFileName, mainFileOf } from '../pictures/picture-sizes.ts';
import type { ContentData, ContentValue, Kind } from './kinds.ts';
import { pictureFault, pictureOf } from './picture-of.ts';

interface SiteTable {
  /** Rows that the site shows, as records, in the order of the site. */
  read(db: Kysely<Database>): Promise<{ id: string; data: ContentData }[]>;
  /** Makes the site show a record. */
  write(db: Kysely<Database>, id: string, position: number, data: ContentData): Promise<void>;
  remove(db: Kysely<Database>, id: string): Promise<void>;
  /** Why the site cannot show it, or cannot do without it. */
  writeFault?(db: Kysely<Database>, data: ContentData): Promise<string | undefined>;
  removeFault?(db: Kysely<Database>, id: string): Promise<string | undefined>;
  move?(db: Kysely<Database>, id: string, position: number): Promise<unknown>;
}

const textOf = (value: ContentValue | undefined) => (typeof value === 'string' ? value : '');
const sequenceOf = (position: number) => String(position).padStart(9, '0');

/** The tables that the site reads, by kind. */
export const siteTables: Record<Kind, SiteTable> = {
  questions: {
    async read(db) {
      const rows = await db.selectFrom('faqItems').selectAll().orderBy('sequence').execute();
      return rows.map(({ id, question, topic, answer }) => ({ id, data: { question, topic, answer } }));
    },
    async write(db, id, sequence, data) {
      const row = { sequence, question: textOf(data.question), topic: textOf(data.topic), answer: textOf(data.answer) };
      await db
        .insertInto('faqItems')
        .values({ ...row, id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    async remove(db, id) {
      await db.deleteFrom('faqItems').where('id', '=', id).execute();
    },
    move: (db, id, sequence) => db.updateTable('faqItems').set({ sequence }).where('id', '=', id).execute(),
  },

  partners: {
    async read(db) {
      const rows = await db.selectFrom('partners').selectAll().orderBy('sequence').execute();
      return rows.map(({ slug, name, logo, link }) => ({ id: slug, data: { name, logo, link } }));
    },
    async write(db, slug, sequence, data) {
      const row = { sequence, name: textOf(data.name), logo: textOf(data.logo), link: textOf(data.link) };
      await db
        .insertInto('partners')
        .values({ ...row, slug })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
        .execute();
    },
    writeFault: (db, { logo }) => pictureFault(db, 'logo', textOf(logo)),
    async remove(db, slug) {
      await db.deleteFrom('partners').where('slug', '=', slug).execute();
    },
    move: (db, slug, sequence) => db.updateTable('partners').set({ sequence }).where('slug', '=', slug).execute(),
  },

  experts: {
    async read(db) {
      const rows = await db.selectFrom('experts').selectAll().orderBy('sequence').orderBy('id').execute();
      const links = await db.selectFrom('expertLanguages').selectAll().orderBy('sequence').execute();
      const languages = Map.groupBy(links, ({ expertId }) => expertId);
      return rows.map(({ id, userImage, imageText, imageTint: _, sequence: _order, ...data }) => ({
        id,
        data: {
          ...data,
          photo: idInFileName(userImage),
          photoText: imageText,
          languages: (languages.get(id) ?? []).map(({ languageId }) => languageId),
        },
      }));
    },
    async write(db, id, position, data) {
      const photo = await pictureOf(db, 'photo', textOf(data.photo));
      const row = {
        fullname: textOf(data.fullname),
        userImage: photo ? mainFileOf('photo', photo.id) : `${id}.svg`,
        imageText: photo ? textOf(data.photoText) : '',
        imageTint: photo?.tint ?? '',
        countryName: textOf(data.countryName),
        company: textOf(data.company),
        position: textOf(data.position),
        shortBio: textOf(data.shortBio),
        linkedinUrl: textOf(data.linkedinUrl),
        fbUrl: textOf(data.fbUrl),
        sequence: sequenceOf(position),
      };
      await db
        .insertInto('experts')
        .values({ ...row, id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await db.deleteFrom('expertLanguages').where('expertId', '=', id).execute();
      const languages = Array.isArray(data.languages) ? data.languages : [];
      if (languages.length > 0)
        await db
          .insertInto('expertLanguages')
          .values(languages.map((languageId, sequence) => ({ expertId: id, languageId, sequence })))
          .execute();
    },
    async remove(db, id) {
      await db.deleteFrom('expertLanguages').where('expertId', '=', id).execute();
      await db.deleteFrom('experts').where('id', '=', id).execute();
    },
    async writeFault(db, { languages, photo }) {
      const known = new Set((await db.selectFrom('languages').select('id').execute()).map(({ id }) => id));
      const isKnown = Array.isArray(languages) && languages.every((id) => known.has(id));
      return isKnown ? pictureFault(db, 'photo', textOf(photo)) : 'Languages: one of them does not exist.';
    },
    async removeFault(db, id) {
      const sample = await db.selectFrom('samples').select('name').where('expertId', '=', id).executeTakeFirst();
      if (sample) return `The site shows samples of this expert, for example “${sample.name}”. Take them off first.`;
      const taught = await db.selectFrom('classes').select('name').where('trainerId', '=', id).executeTakeFirst();
      return taught && `This expert teaches the class “${taught.name}”.`;
    },
    move: (db, id, position) =>
      db
        .updateTable('experts')
        .set({ sequence: sequenceOf(position) })
        .where('id', '=', id)
        .execute(),
  },

  samples: {
    async read(db) {
      const rows = await db.selectFrom('samples').selectAll().orderBy('id').execute();
      return rows.map(({ id, ...data }) => ({ id, data }));
    },
    async write(db, id, _position, data) {
      const row = {
        name: textOf(data.name),
        languageId: textOf(data.languageId),
        expertId: textOf(data.expertId),
        description: textOf(data.description),
        enrolmentDate: textOf(data.enrolmentDate) || 'TBA',
        projectId: textOf(data.projectId),
        card: textOf(data.card),
      };
      await db
        .insertInto('samples')
        .values({ ...row, id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    async remove(db, id) {
      await db.deleteFrom('samples').where('id', '=', id).execute();
    },
    async writeFault(db, { expertId, languageId }) {
      const language = await db
        .selectFrom('languages')
        .select('id')
        .where('id', '=', textOf(languageId))
        .executeTakeFirst();
      if (!language) return 'Card type: there is no such Language.';
      const expert = await db.selectFrom('experts').select('id').where('id', '=', textOf(expertId)).executeTakeFirst();
      return expert ? undefined : 'Expert: publish the expert first.';
    },
  },
};
