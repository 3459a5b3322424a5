import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createListRanks } from './list-ranks.ts';
import { one, type Page, type PageRequest } from './page.ts';
import { isBehind } from './sorted-list.ts';

export interface SampleFilter {
  id?: string;
  languageId?: string;
  expertId?: string;
}

const order = ['id'];

/** Samples in the order of their ids. */
export function createSampleRepository(db: Kysely<Database>) {
  const ranks = createListRanks(db, { table: 'samples', order });

  async function page({ id, languageId, expertId }: SampleFilter, request: PageRequest): Promise<Page<SampleRecord>> {
    if (id !== undefined) return one(await full(filtered({ languageId, expertId }).where('id', '=', id)), request);
    const filter = { ...(languageId !== undefined && { languageId }), ...(expertId !== undefined && { expertId }) };
    const { total, at } = await ranks.of(filter);
    if (request.offset >= total) return { rows: [], total };
    const { after, skip } = at(request.offset);
    const keys = filtered(filter)
      .$if(after !== undefined, (query) => query.where(isBehind(order, after ?? [])))
      .orderBy('id')
      .limit(request.limit)
      .offset(skip);
    return { rows: await full(keys), total };
  }

  const filtered = ({ languageId, expertId }: SampleFilter) =>
    db
      .selectFrom('samples')
      .select('id')
      .$if(languageId !== undefined, (query) => query.where('languageId', '=', languageId ?? ''))
      .$if(expertId !== undefined, (query) => query.where('expertId', '=', expertId ?? ''));

  const full = (page: ReturnType<typeof filtered>): Promise<SampleRecord[]> =>
    db
      .selectFrom(page.as('page'))
      .innerJoin('samples', 'samples.id', 'page.id')
      .innerJoin('languages', 'languages.id', 'samples.languageId')
      .innerJoin('experts', 'experts.id', 'samples.expertId')
      .selectAll('samples')
      .select(['languages.name as languageName', 'languages.mark', 'experts.fullname'])
      .orderBy('page.id')
      .execute();

  return { page };
}

export type SampleRecord = Selectable<Database['samples']> & { languageName: string; mark: string; fullname: string };
