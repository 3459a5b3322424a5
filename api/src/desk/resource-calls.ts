import { Type } from 'typebox';
import type { AnyAction } from '../core/actions.ts';
import type { Author } from '../core/audit.ts';
import { ofStaff } from '../core/beside/run-beside.ts';
import { withClassNames } from '../core/class-names.ts';
import { type FieldData, isShort, sentenceOf } from '../core/fields.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import { comparesVersion, type Outcome, perform, type Seen } from '../core/perform.ts';
import type { ListedRow, Resource } from '../core/resource.ts';
import { exactly } from '../http/schemas.ts';
import { createMailPreview } from '../mail/mail-preview.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { longJob } from './long-job.ts';
import { type MailFault, mailFaultsOf } from './mail-faults.ts';
import { pageIn, pageOf, pageThere } from './pages.ts';
import { DeskRefusal, notFound } from './refusal.ts';
import { dry, exportCall, filterIn, filtersOf, importCall } from './resource-files.ts';

const version = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/** A list has the short fields only. */
export type RecordAnswer<Row extends ListedRow = ListedRow, Data extends FieldData = FieldData> = Row &
  MailFault & { data: Data };

/** `?dry=1`: the answer says which mails it would send. */
export function resourceCalls<Kept>(context: DeskContext, resource: Resource<Kept>): DeskCall[] {
  const { clock, db } = context;
  const { list, name, roles } = resource;
  const now = () => clock().toISOString();
  const answer = (record: Kept): RecordAnswer => ({ ...resource.row(record, now()), data: resource.data(record) });
  const path = `/${list}`;

  return [
    deskCall({
      name: `${list}: list`,
      method: 'GET',
      path,
      roles,
      query: pageIn(filtersOf(resource)),
      async run({ query: { page, ...query } }) {
        const filter = filterIn(resource, query);
        const found = await pageThere((request) => resource.page(db, now(), filter, request), pageOf({ page }));
        const faults = await mailFaultsOf(context, resource, found.rows);
        return { ...found, rows: found.rows.map((row) => ({ ...inList(resource, answer(row)), ...faults(row) })) };
      },
    }),
    {
      name: `${list}: one ${name}`,
      method: 'GET',
      path: `${path}/:id`,
      roles,
      async run({ params: { id = '' } }) {
        const record = await resource.store.read(db, id);
        if (!record) throw notFound(`This ${name}`);
        const faults = await mailFaultsOf(context, resource, [record]);
        return { ...answer(record), ...faults(record), ...(await resource.beside?.(db, record, now())) };
      },
    },
    ...(resource.history ? [historyCall(context, resource, resource.history)] : []),
    ...resource.actions.map((action) => actionCall(context, resource, action, answer)),
    ...(resource.sheet ? [exportCall(context, resource)] : []),
    ...(resource.imports ? [importCall(context, resource)] : []),
  ];
}

const historyCall = <Kept>(
  { db }: DeskContext,
  { list, roles }: Resource<Kept>,
  history: NonNullable<Resource<Kept>['history']>,
): DeskCall => ({
  name: `${list}: history`,
  method: 'GET',
  path: `/${list}/:id/history`,
  roles,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { entries: { type: 'string', pattern: '^[1-9]\\d{0,4}$' } },
  },
  async run({ params: { id = '' }, query: { entries = '100' } }) {
    const { rows, hasEarlier } = (await history(db, id, Number(entries))) ?? { rows: [], hasEarlier: false };
    return { rows: await withClassNames(db, rows), hasEarlier };
  },
});

const inList = <Kept>({ fields }: Resource<Kept>, { data, ...row }: RecordAnswer): RecordAnswer => ({
  ...row,
  data: Object.fromEntries(Object.entries(data).filter(([name]) => fields[name] && isShort(fields[name]))),
});

function actionCall<Kept>(
  context: DeskContext,
  resource: Resource<Kept>,
  action: AnyAction<Kept>,
  answer: (record: Kept) => RecordAnswer,
): DeskCall {
  const { input, isCreation } = action;
  return deskCall({
    name: `${resource.list}: ${action.name}`,
    ...addressOf(resource.list, action),
    roles: action.roles ?? resource.roles,
    body: exactly(comparesVersion(action) ? { ...input.properties, version } : input.properties),
    query: dry,
    bodyLimit: action.bodyLimit,
    changesSignIn: action.changesSignIn,
    async run(request) {
      const { version: seenVersion, ...given } = request.body as { version?: number };
      const seen = isCreation ? undefined : { id: request.params.id ?? '', version: seenVersion };
      const isDry = request.query.dry === '1';
      const outcome = await performed(context, resource, action, {
        seen,
        input: given,
        author: authorOf(request),
        isDry,
      });
      const { record, mails, answer: other, notice } = doneIn(resource, outcome, answer);
      if (isDry) {
        const shown = createMailPreview();
        shown.add(mails);
        return shown.preview();
      }
      const faults = await mailFaultsOf(context, resource, [record]);
      return { ...(other ?? { ...answer(record), ...faults(record) }), ...(notice && { notice: notice.text }) };
    },
  });
}

interface Performed {
  seen: Seen | undefined;
  input: Record<string, unknown>;
  author: Author;
  isDry: boolean;
}

async function performed<Kept>(
  context: DeskContext,
  { list }: Resource<Kept>,
  action: AnyAction<Kept>,
  { seen, input, author, isDry }: Performed,
): Promise<Outcome<Kept>> {
  if (!action.isLong) return perform(context, action, seen, input, author, { isDry });
  const job = { settings: jobSettingsOf(context), list, name: action.name, seen, input, author, isDry };
  const outcome = await longJob('act', job, ofStaff(author));
  if (outcome.kind === 'done' && !isDry) context.recentLists.forget();
  return outcome as Outcome<Kept>;
}

function addressOf(
  list: string,
  { name, isCreation }: Pick<AnyAction<object>, 'name' | 'isCreation'>,
): Pick<DeskCall, 'method' | 'path'> {
  if (isCreation) return { method: 'POST', path: name === 'create' ? `/${list}` : `/${list}/${name}` };
  return name === 'save' ? { method: 'PUT', path: `/${list}/:id` } : { method: 'POST', path: `/${list}/:id/${name}` };
}

export function doneIn<Kept>(
  { fields, name }: Resource<Kept>,
  outcome: Outcome<Kept>,
  answer: (record: Kept) => RecordAnswer,
) {
  switch (outcome.kind) {
    case 'done':
      return outcome;
    case 'missing':
      throw notFound(`This ${name}`);
    case 'changed': {
      const sentence = `${outcome.by || 'Somebody'} has changed this meanwhile. Nothing of yours is lost.`;
      throw new DeskRefusal(409, sentence, { record: answer(outcome.record) });
    }
    case 'fault': {
      if (!outcome.faults) throw new DeskRefusal(409, outcome.fault, outcome.asks ? { asks: outcome.asks } : {});
      const faults = outcome.faults.map((fault) => ({ field: fault.field, fault: sentenceOf(fields, fault) }));
      throw new DeskRefusal(422, faults[0]?.fault ?? '', { faults });
    }
  }
}
