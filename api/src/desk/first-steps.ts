import { siteTexts } from '@agile-languages/shared/content';
import { type Author, createAuditRepository } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { roles } from '../core/roles.ts';
import { transact } from '../database/transact.ts';
import { versionedResources } from '../resources/all.ts';
import { readSettings } from '../resources/settings/table.ts';
import { textResource } from '../resources/text/text.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { examples } from './examples.ts';
import { DeskRefusal } from './refusal.ts';

export interface FirstSteps {
  steps: FirstStep[];
  canLoadExamples: boolean;
}

export interface FirstStep {
  name: 'texts' | 'experts' | 'samples' | 'questions' | 'partners' | 'classes' | 'members' | 'settings';
  isDone: boolean;
  drafts: number;
  unconfirmed?: string[];
}

export function firstStepCalls(context: DeskContext): DeskCall[] {
  return [
    { name: 'first steps', method: 'GET', path: '/first-steps', roles, run: () => firstSteps(context) },
    {
      name: 'first steps: load examples',
      method: 'POST',
      path: '/first-steps/examples',
      roles,
      async run(request) {
        const drafts = await loadExamples(context, authorOf(request));
        if (drafts === undefined) throw new DeskRefusal(409, 'There is content already. Nothing was loaded.');
        return { drafts };
      },
    },
  ];
}

type Place = Pick<DeskContext, 'db'>;

async function firstSteps(context: DeskContext): Promise<FirstSteps> {
  if (context.demo) return { steps: [], canLoadExamples: false };
  const content = await Promise.all(
    ['experts', 'samples', 'questions', 'partners'].map((kind) => stepOf(context, kind)),
  );
  const texts = await textStep(context);
  const settings = await settingsStep(context);
  const steps = [texts, ...content, await classStep(context), await memberStep(context), settings];
  const isBegun = ['experts', 'questions', 'classes'].every((name) =>
    steps.some((it) => it.name === name && it.isDone),
  );
  if (isBegun) return { steps: [texts, settings].filter(({ isDone }) => !isDone), canLoadExamples: false };
  return { steps, canLoadExamples: content.every(({ isDone, drafts }) => !isDone && drafts === 0) };
}

async function stepOf({ db }: Place, kind: string): Promise<FirstStep> {
  const rows = await db
    .selectFrom('contentRecords')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.count<number>('publishedVersion').as('published')])
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const published = Number(rows?.published ?? 0);
  return { name: kind as FirstStep['name'], isDone: published > 0, drafts: Number(rows?.total ?? 0) - published };
}

/** Lines of the footer need no confirmation. */
async function textStep({ db }: Place): Promise<FirstStep> {
  const rows = await db.selectFrom('siteTexts').select('id').execute();
  const confirmed = new Set(rows.map(({ id }) => id));
  const unconfirmed = siteTexts.filter(({ id }) => id !== 'footer' && !confirmed.has(id)).map(({ name }) => name);
  return { name: 'texts', isDone: unconfirmed.length === 0, drafts: 0, unconfirmed };
}

async function classStep({ db }: Place): Promise<FirstStep> {
  const rows = await db
    .selectFrom('classes')
    .select(['state', ({ fn }) => fn.countAll<number>().as('total')])
    .where('state', 'in', ['draft', 'published'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.total ?? 0);
  return { name: 'classes', isDone: countOf('published') > 0, drafts: countOf('draft') };
}

async function memberStep({ db }: Place): Promise<FirstStep> {
  const invited = await db.selectFrom('invitations').select('keyHash').limit(1).executeTakeFirst();
  const member = await db.selectFrom('members').select('id').limit(1).executeTakeFirst();
  return { name: 'members', isDone: (invited ?? member) !== undefined, drafts: 0 };
}

/** Until a member of staff has chosen, the provider gets no mail of enrolments. */
async function settingsStep({ db }: Place): Promise<FirstStep> {
  const { enrolmentNews } = (await readSettings(db)).data;
  return { name: 'settings', isDone: enrolmentNews !== '', drafts: 0 };
}

/** `undefined` when there is content already. */
const loadExamples = (context: DeskContext, author: Author): Promise<number | undefined> =>
  transact(context.db, async (transaction) => {
    const languages = await transaction.selectFrom('languages').select(['id', 'name']).execute();
    const known = await transaction
      .selectFrom('contentRecords')
      .select('id')
      .where('kind', '!=', textResource.list)
      .limit(1)
      .executeTakeFirst();
    if (known) return undefined;
    const all = examples(new Map(languages.map(({ id, name }) => [name, id])));
    const ids = new Map<string, string>();
    for (const { list, actions } of versionedResources)
      for (const { id, data } of all.filter((example) => example.list === list)) {
        const { expertId } = data;
        const input = { data: { ...data, ...(typeof expertId === 'string' && { expertId: ids.get(expertId) }) } };
        const create = actions.find(({ name }) => name === 'create');
        const outcome = create && (await perform(context, create, undefined, input, author, { transaction }));
        if (outcome?.kind !== 'done') throw new Error(`The example ${list} ${id} was refused.`);
        ids.set(id, outcome.record.id);
      }
    const entry = { ...author, action: 'examples loaded', subject: '', detail: `${all.length} drafts` };
    await createAuditRepository(transaction, context.clock).add(entry);
    return all.length;
  });
