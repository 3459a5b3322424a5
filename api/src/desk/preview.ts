import Fastify, { type FastifyError } from 'fastify';
import type { Transaction } from 'kysely';
import { classList } from '../calls/class-list.ts';
import { contentLists } from '../calls/content-lists.ts';
import { profileList } from '../calls/profile-list.ts';
import { sampleList } from '../calls/sample-list.ts';
import { textList } from '../calls/text-list.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { sendError } from '../http/error-answers.ts';
import { createRecentAnswers } from '../http/list-answers.ts';
import { validationSentence, validatorCompiler } from '../http/validation.ts';
import { resources } from '../resources/all.ts';

interface PreviewRequest {
  kind: string;
  id: string;
  /** `calle/GetFaqList`. */
  call: string;
  body: object;
}

/** `undefined`: no such draft or call. */
export type PreviewAnswer = { status: number; body: object } | { fault: string } | undefined;

/** The draft is published in a transaction that is rolled back. */
export function createPreview(context: ApiContext) {
  return async function answer({ kind, id, call, body }: PreviewRequest): Promise<PreviewAnswer> {
    try {
      return await transact(context.db, async (transaction) => {
        throw new RolledBack(await answerWith(transaction));
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.answer;
      throw error;
    }

    async function answerWith(transaction: Transaction<Database>): Promise<PreviewAnswer> {
      const shown = await resources.find(({ list }) => list === kind)?.preview?.(transaction, id);
      if (!shown) return undefined;
      if (shown.fault !== undefined) return { fault: shown.fault };
      const app = listsOver(transaction, context);
      const { statusCode, payload } = await app.inject({ method: 'POST', url: `/${call}`, payload: body });
      return statusCode === 404 ? undefined : { status: statusCode, body: JSON.parse(payload) };
    }
  };
}

function listsOver(db: Transaction<Database>, context: ApiContext) {
  const app = Fastify({ logger: false, schemaErrorFormatter: validationSentence });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!error.validation) throw error;
    return sendError(request, reply, 400, error.message);
  });
  const own = {
    ...context,
    db,
    isPreview: true,
    recentLists: createRecentAnswers(0, context.clock),
  };
  for (const addRoute of [classList, contentLists, profileList, sampleList, textList]) addRoute(app, own);
  return app;
}

class RolledBack extends Error {
  readonly answer: PreviewAnswer;

  constructor(answer: PreviewAnswer) {
    super('This transaction only shows a draft.');
    this.answer = answer;
  }
}
