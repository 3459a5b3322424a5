import { type Author, createAuditRepository } from '../audit/audit-repository.ts';
import { describe } from '../content/content-record.ts';
import { kinds } from '../content/kinds.ts';
import type { DeskContext } from './desk-context.ts';
import type { FirstStep, FirstSteps } from './desk-types.ts';
import { examples } from './examples.ts';

/** What leads from an empty database to a published site. */
export function createFirstSteps({ clock, db, demo, records }: DeskContext) {
  /** No steps once the site has experts, questions and classes; a demonstration has them from the start. */
  async function read(): Promise<FirstSteps> {
    if (demo) return { steps: [], canLoadExamples: false };
    await records.adopt();
    const content = await Promise.all(['experts', 'samples', 'questions', 'partners'].map(stepOf));
    const steps = [...content, await classStep(), await memberStep()];
    const isBegun = ['experts', 'questions', 'classes'].every((name) =>
      steps.some((it) => it.name === name && it.isDone),
    );
    if (isBegun) return { steps: [], canLoadExamples: false };
    return { steps, canLoadExamples: content.every(({ isDone, drafts }) => !isDone && drafts === 0) };
  }

  async function stepOf(kind: string): Promise<FirstStep> {
    const rows = await db
      .selectFrom('contentRecords')
      .select(({ fn }) => [fn.countAll<number>().as('total'), fn.count<number>('publishedVersion').as('published')])
      .where('kind', '=', kind)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    const published = Number(rows?.published ?? 0);
    return { name: kind as FirstStep['name'], isDone: published > 0, drafts: Number(rows?.total ?? 0) - published };
  }

  async function classStep(): Promise<FirstStep> {
    const rows = await db
      .selectFrom('classes')
      .select(['state', ({ fn }) => fn.countAll<number>().as('total')])
      .where('state', 'in', ['draft', 'published'])
      .groupBy('state')
      .execute();
    const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.total ?? 0);
    return { name: 'classes', isDone: countOf('published') > 0, drafts: countOf('draft') };
  }

  async function memberStep(): Promise<FirstStep> {
    const invited = await db.selectFrom('invitations').select('keyHash').limit(1).executeTakeFirst();
    const member = await db.selectFrom('members').select('id').limit(1).executeTakeFirst();
    return { name: 'members', isDone: (invited ?? member) !== undefined, drafts: 0 };
  }

  /** The demonstration's content as drafts. Returns how many, or nothing when there is content already. */
  const loadExamples = (author: Author): Promise<number | undefined> =>
    db.transaction().execute(async (transaction) => {
      const languages = await transaction.selectFrom('languages').select(['id', 'name']).execute();
      const known = await transaction.selectFrom('contentRecords').select('id').limit(1).executeTakeFirst();
      if (known) return undefined;
      const all = examples(new Map(languages.map(({ id, name }) => [name, id])));
      const at = clock().toISOString();
      for (const kind of kinds) {
        const own = all.filter((example) => example.kind === kind);
        const rows = own.map(({ id, data }, position) => ({
          ...describe(kind, data),
          ...{ kind, id, position, version: 1, publishedVersion: null, deletedAt: null },
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

  return { read, loadExamples };
}
