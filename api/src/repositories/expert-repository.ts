import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from './page.ts';

/** Experts in the order of their ids. */
export function createExpertRepository(db: Kysely<Database>) {
  const filtered = (id?: string) =>
    db.selectFrom('experts').$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));

  async function page(id: string | undefined, { offset, limit }: PageRequest): Promise<Page<ExpertRecord>> {
    const { total } = await filtered(id)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    const experts = await filtered(id).selectAll().orderBy('id').limit(limit).offset(offset).execute();
    const names = await languageNames(experts.map((expert) => expert.id));
    return {
      rows: experts.map((expert) => ({ ...expert, languages: names.get(expert.id) ?? [] })),
      total: Number(total),
    };
  }

  async function languageNames(expertIds: string[]): Promise<Map<string, string[]>> {
    const names = new Map<string, string[]>();
    if (expertIds.length === 0) return names;
    const links = await db
      .selectFrom('expertLanguages')
      .innerJoin('languages', 'languages.id', 'expertLanguages.languageId')
      .select(['expertLanguages.expertId', 'languages.name'])
      .where('expertLanguages.expertId', 'in', expertIds)
      .orderBy('expertLanguages.sequence')
      .execute();
    for (const { expertId, name } of links) names.set(expertId, [...(names.get(expertId) ?? []), name]);
    return names;
  }

  const nameOf = async (id: string): Promise<string | undefined> =>
    (await db.selectFrom('experts').select('fullname').where('id', '=', id).executeTakeFirst())?.fullname;

  return { page, nameOf };
}

export type ExpertRecord = Database['experts'] & { languages: string[] };
