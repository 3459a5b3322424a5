import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createListRanks } from './list-ranks.ts';
import { one, type Page, type PageRequest } from './page.ts';
import { isBehind } from './sorted-list.ts';

const order = ['sequence', 'id'];

/** Experts in their own order, then in that of their ids. */
export function createExpertRepository(db: Kysely<Database>) {
  const ranks = createListRanks(db, { table: 'experts', order });

  async function page(id: string | undefined, request: PageRequest): Promise<Page<ExpertRecord>> {
    const { rows, total } = id === undefined ? await part(request) : one(await byId(id), request);
    const names = await languageNames(rows.map((expert) => expert.id));
    return { rows: rows.map((expert) => ({ ...expert, languages: names.get(expert.id) ?? [] })), total };
  }

  const byId = (id: string) => db.selectFrom('experts').selectAll().where('id', '=', id).execute();

  async function part({ offset, limit }: PageRequest): Promise<Page<Selectable<Database['experts']>>> {
    const { total, at } = await ranks.of({});
    if (offset >= total) return { rows: [], total };
    const { after, skip } = at(offset);
    const rows = await db
      .selectFrom('experts')
      .selectAll()
      .$if(after !== undefined, (query) => query.where(isBehind(order, after ?? [])))
      .orderBy('sequence')
      .orderBy('id')
      .limit(limit)
      .offset(skip)
      .execute();
    return { rows, total };
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

export type ExpertRecord = Selectable<Database['experts']> & { languages: string[] };
