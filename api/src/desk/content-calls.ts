import { checkData } from '../content/check-data.ts';
import type { ChangeResult, RecordFilter, SeenRecord } from '../content/content-record.ts';
import { type ContentData, hasOrder, isKind, type Kind } from '../content/kinds.ts';
import { exactly, text } from '../http/schemas.ts';
import { roles } from '../staff/roles.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const pageSize = 50;
const bodyLimit = 131_072;
const version = { type: 'integer', minimum: 1, maximum: 999_999_999 };

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'string', pattern: '^[1-9]\\d{0,6}$' },
    q: { ...text(100) },
    state: { enum: ['', 'draft', 'published', 'changed', 'deleted'] },
  },
};

/** Questions, experts, samples and partners: written by everybody who is signed in. */
export function contentCalls({ db, records }: DeskContext): DeskCall[] {
  const call = (
    name: string,
    method: DeskCall['method'],
    path: string,
    run: DeskCall['run'],
    more: Partial<DeskCall> = {},
  ): DeskCall => ({ name: `content: ${name}`, method, path: `/content/:kind${path}`, roles, run, ...more });

  const changing = (name: string, path: string, change: typeof records.publish): DeskCall =>
    call(name, 'POST', `/:id/${path}`, async (request) => answerOf(await change(seenIn(request), authorOf(request))), {
      body: exactly({ version }),
    });

  return [
    {
      name: 'content: choices of the forms',
      method: 'GET',
      path: '/content-choices',
      roles,
      async run() {
        const languages = await db.selectFrom('languages').select(['id', 'name']).orderBy('name').execute();
        const experts = await db
          .selectFrom('experts')
          .select(['id', 'fullname as name'])
          .orderBy('fullname')
          .limit(10_000)
          .execute();
        const topics = await db.selectFrom('faqItems').select('topic').distinct().orderBy('topic').execute();
        return { languages, experts, topics: topics.map(({ topic }) => topic) };
      },
    },
    call(
      'list',
      'GET',
      '',
      async ({ params, query }) => {
        const kind = kindIn(params);
        const offset = (Number(query.page ?? 1) - 1) * pageSize;
        const filter = { words: query.q?.trim(), state: (query.state || undefined) as RecordFilter['state'] };
        const { rows, total } = await records.page(kind, filter, { offset, limit: pageSize });
        return {
          total,
          rows: rows.map(({ id, title, version: rowVersion, publishedVersion, updatedAt, updatedBy, deletedAt }) => ({
            id,
            title,
            version: rowVersion,
            state: stateOf(rowVersion, publishedVersion),
            updatedAt,
            updatedBy,
            deletedAt,
          })),
        };
      },
      { query: listQuery },
    ),
    call('one record', 'GET', '/:id', async ({ params }) => {
      const record = await records.byId(kindIn(params), params.id ?? '');
      if (!record) throw notFound('This record');
      return record;
    }),
    call('history of a record', 'GET', '/:id/history', async ({ params }) => {
      const rows = await records.history(kindIn(params), params.id ?? '');
      return { rows: rows.map((row) => ({ ...row, data: JSON.parse(row.data) })) };
    }),
    call(
      'create',
      'POST',
      '',
      async (request) => {
        const kind = kindIn(request.params);
        return records.create(kind, dataIn(kind, request), authorOf(request));
      },
      { body: exactly({ data: { type: 'object' } }), bodyLimit },
    ),
    call(
      'save',
      'PUT',
      '/:id',
      async (request) => {
        const seen = seenIn(request);
        return answerOf(await records.save(seen, dataIn(seen.kind, request), authorOf(request)));
      },
      { body: exactly({ version, data: { type: 'object' } }), bodyLimit },
    ),
    changing('publish', 'publish', records.publish),
    changing('take off the site', 'unpublish', records.unpublish),
    changing('delete', 'delete', records.remove),
    changing('undo a deletion', 'undelete', records.undoRemove),
    call(
      'restore an earlier version',
      'POST',
      '/:id/restore',
      async (request) => {
        const from = (request.body as unknown as { from: number }).from;
        return answerOf(await records.restore(seenIn(request), from, authorOf(request)));
      },
      { body: exactly({ version, from: version }) },
    ),
    call(
      'move',
      'POST',
      '/:id/move',
      async (request) => {
        const kind = kindIn(request.params);
        if (!hasOrder(kind)) throw new DeskRefusal(409, 'This list has the order of its numbers.');
        const isMoved = await records.move(kind, request.params.id ?? '', request.body.before ?? '', authorOf(request));
        if (!isMoved) throw notFound('This record');
      },
      { body: exactly({ before: text(64) }) },
    ),
  ];
}

function kindIn({ kind = '' }: Record<string, string>): Kind {
  if (!isKind(kind)) throw notFound('This list');
  return kind;
}

const seenIn = ({ params, body }: DeskRequest): SeenRecord => ({
  kind: kindIn(params),
  id: params.id ?? '',
  version: Number(body.version),
});

function dataIn(kind: Kind, { body }: DeskRequest): ContentData {
  const checked = checkData(kind, body.data as unknown as Record<string, unknown>);
  if ('fault' in checked) throw new DeskRefusal(422, checked.fault, { field: checked.field });
  return checked.data;
}

function answerOf(result: ChangeResult) {
  switch (result.kind) {
    case 'done':
      return result.record;
    case 'missing':
      throw notFound('This record');
    case 'fault':
      throw new DeskRefusal(409, result.fault);
    case 'changed': {
      const { record } = result;
      const who = record.updatedBy || 'Somebody';
      throw new DeskRefusal(409, `${who} has changed this meanwhile. Nothing of yours is lost.`, { record });
    }
  }
}

const stateOf = (version: number, published: number | null) =>
  published === null ? 'draft' : published < version ? 'changed' : 'published';
