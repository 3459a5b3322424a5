import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from './page.ts';

export interface SampleFilter {
  id?: string;
  languageId?: string;
  expertId?: string;
}

/** Samples in the order of their ids. */
export function createSampleRepository(db: Kysely<Database>) {
  const filtered = ({ id, languageId, expertId }: SampleFilter) =>
    db
      .selectFrom('samples')
      .$if(id !== undefined, (query) => query.where('samples.id', '=', id ?? ''))
      .$if(languageId !== undefined, (query) => query.where('samples.languageId', '=', languageId ?? ''))
      .$if(expertId !== undefined, (query) => query.where('samples.expertId', '=', expertId ?? ''));

  const rows = (filter: SampleFilter, { offset, limit }: PageRequest) =>
    filtered(filter)
      .innerJoin('languages', 'languages.id', 'samples.languageId')
      .innerJoin('experts', 'experts.id', 'samples.expertId')
      .selectAll('samples')
      .select(['languages.name as languageName', 'languages.mark', 'experts.fullname'])
      .orderBy('samples.id')
      .limit(limit)
      .offset(offset)
      .execute();

  async function page(filter: SampleFilter, request: PageRequest): Promise<Page<SampleRecord>> {
    const { total } = await filtered(filter)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: await rows(filter, request), total: Number(total) };
  }

  return { page };
}

export type SampleRecord = Database['samples'] & { languageName: string; mark: string; fullname: string };
