import { siteTexts } from '@agile-languages/shared/content';
import { type Author, createAuditRepository } from '../core/audit.ts';
import { roles } from '../core/roles.ts';
import { draftOf } from '../core/versioned-writes.ts';
import { transact } from '../database/transact.ts';
import { versionedResources } from '../resources/all.ts';
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
  name: 'texts' | 'experts' | 'samples' | 'questions' | 'partners' | 'classes' | 'members';
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

type Place = Pick<DeskContext, 'clock' | 'db'>;

async function firstSteps(context: DeskContext): Promise<FirstSteps> {
  if (context.demo) return { steps: [], canLoadExamples: false };
  const content = await Promise.all(
    ['experts', 'samples', 'questions', 'partners'].map((kind) => stepOf(context, kind)),
  );
  const texts = await textStep(context);
  const steps = [texts, ...content, await classStep(context), await memberStep(context)];
  const isBegun = ['experts', 'questions', 'classes'].every((name) =>
    steps.some((it) => it.name === name && it.isDone),
  );
  if (isBegun) return { steps: texts.isDone ? [] : [texts], canLoadExamples: false };
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

/** `undefined` when there is content already. */
const loadExamples = ({ clock, db }: Place, author: Author): Promise<number | undefined> =>
  transact(db, async (transaction) => {
    const languages = await transaction.selectFrom('languages').select(['id', 'name']).execute();
    const known = await transaction
      .selectFrom('contentRecords')
      .select('id')
      .where('kind', '!=', textResource.list)
      .limit(1)
      .executeTakeFirst();
    if (known) return undefined;
    const all = examples(new Map(languages.map(({ id, name }) => [name, id])));
    const at = clock().toISOString();
    for (const { list: kind, versioned } of versionedResources) {
      const own = all.filter(({ list }) => list === kind);
      const rows = own.map(({ id, data }, position) => ({
        ...draftOf(versioned, id, data, position),
        ...{ updatedAt: at, updatedBy: author.email },
      }));
      await transaction.insertInto('contentRecords').values(rows).execute();
      const versions = rows.map(({ id, data }) => ({
        kind,
        id,
        version: 1,
        at,
        email: author.email,
        action: 'created',
        data,
      }));
      await transaction.insertInto('contentVersions').values(versions).execute();
    }
    const entry = { ...author, action: 'examples loaded', subject: '', detail: `${all.length} drafts` };
    await createAuditRepository(transaction, clock).add(entry, transaction);
    return all.length;
  });
