import Fastify from 'fastify';
import type { Transaction } from 'kysely';
import { classList } from '../calls/class-list.ts';
import { contentLists } from '../calls/content-lists.ts';
import { profileList } from '../calls/profile-list.ts';
import { sampleList } from '../calls/sample-list.ts';
import { rowOf } from '../content/content-record.ts';
import { isKind } from '../content/kinds.ts';
import { siteTables } from '../content/site-tables.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { createRecentAnswers } from '../http/recent-answers.ts';
import { createClassRepository } from '../repositories/class-repository.ts';
import { createContentRepository } from '../repositories/content-repository.ts';
import { createExpertRepository } from '../repositories/expert-repository.ts';
import { createSampleRepository } from '../repositories/sample-repository.ts';

interface PreviewRequest {
  kind: string;
  id: string;
  /** Path of a list call: `calle/GetFaqList`. */
  call: string;
  body: object;
}

/** What a list call answers, or `undefined` when there is no such draft or call. */
export type PreviewAnswer = { status: number; body: object } | { fault: string } | undefined;

/** Answers list calls as if a draft were published: it is, in a transaction that is rolled back. */
export function createPreview(context: ApiContext) {
  return async function answer({ kind, id, call, body }: PreviewRequest): Promise<PreviewAnswer> {
    try {
      return await context.db.transaction().execute(async (transaction) => {
        throw new RolledBack(await answerWith(transaction));
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.answer;
      throw error;
    }

    async function answerWith(transaction: Transaction<Database>): Promise<PreviewAnswer> {
      const fault = kind === 'classes' ? await showClass(transaction, id) : await showRecord(transaction, kind, id);
      if (fault !== '') return fault === undefined ? undefined : { fault };
      const app = listsOver(transaction, context);
      const { statusCode, payload } = await app.inject({ method: 'POST', url: `/${call}`, payload: body });
      return statusCode === 404 ? undefined : { status: statusCode, body: JSON.parse(payload) };
    }
  };
}

/** Returns `''`, why it cannot be, or `undefined` when there is no such record. */
async function showRecord(db: Transaction<Database>, kind: string, id: string): Promise<string | undefined> {
  const row = isKind(kind) ? await rowOf(db, kind, id) : undefined;
  if (!row || !isKind(kind)) return undefined;
  const data = JSON.parse(row.data);
  const fault = await siteTables[kind].writeFault?.(db, data);
  if (fault) return fault;
  await siteTables[kind].write(db, id, row.position, data);
  return '';
}

async function showClass(db: Transaction<Database>, id: string): Promise<string | undefined> {
  const draft = db.updateTable('classes').set({ state: 'published' }).where('id', '=', id).where('state', '=', 'draft');
  return (await draft.executeTakeFirstOrThrow()).numUpdatedRows === 1n ? '' : undefined;
}

function listsOver(db: Transaction<Database>, context: ApiContext) {
  const app = Fastify({ logger: false });
  const own = {
    ...context,
    recentLists: createRecentAnswers(0, context.clock),
    classes: createClassRepository(db),
    content: createContentRepository(db),
    experts: createExpertRepository(db),
    samples: createSampleRepository(db),
  };
  for (const addRoute of [classList, contentLists, profileList, sampleList]) addRoute(app, own);
  return app;
}

class RolledBack extends Error {
  readonly answer: PreviewAnswer;

  constructor(answer: PreviewAnswer) {
    super('This transaction only shows a draft.');
    this.answer = answer;
  }
}
