import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { columnsOf, dataOf } from '../../core/fields.ts';
import { versionedResource } from '../../core/versioned.ts';
import type { Database } from '../../database/schema.ts';
import { type QuestionData, questionFields } from './fields.ts';

export const shownQuestions = (db: Kysely<Database>) =>
  db.selectFrom('faqItems').selectAll().orderBy('sequence').execute();

export const questionResource = versionedResource('question', {
  list: 'questions',
  fields: questionFields,
  title: 'question',
  newId: async () => randomUUID(),
  site: {
    table: 'faqItems',
    async read(db) {
      const rows = await shownQuestions(db);
      return rows.map((row) => ({ id: row.id, data: dataOf(questionFields, row) }));
    },
    write(db, id, sequence, data: QuestionData) {
      const row = { ...columnsOf(questionFields, data), sequence };
      return db
        .insertInto('faqItems')
        .values({ ...row, id })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    remove: (db, id) => db.deleteFrom('faqItems').where('id', '=', id).execute(),
    order: (db, id, sequence) => db.updateTable('faqItems').set({ sequence }).where('id', '=', id).execute(),
  },
});
