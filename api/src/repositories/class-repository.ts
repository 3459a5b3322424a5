import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Page, PageRequest } from './page.ts';

export interface ClassFilter {
  id?: string;
  languageId?: string;
  /** Only classes that begin after this moment. */
  startsAfter?: string;
}

/** Classes in the order in which they begin. */
export function createClassRepository(db: Kysely<Database>) {
  const filtered = ({ id, languageId, startsAfter }: ClassFilter) =>
    db
      .selectFrom('classes')
      .$if(id !== undefined, (query) => query.where('classes.id', '=', id ?? ''))
      .$if(languageId !== undefined, (query) => query.where('classes.languageId', '=', languageId ?? ''))
      .$if(startsAfter !== undefined, (query) => query.where('classes.startsAt', '>', startsAfter ?? ''));

  const rows = (filter: ClassFilter, { offset, limit }: PageRequest) =>
    filtered(filter)
      .innerJoin('languages', 'languages.id', 'classes.languageId')
      .leftJoin('experts', 'experts.id', 'classes.trainerId')
      .selectAll('classes')
      .select(['languages.name as languageName', 'languages.mark', 'experts.fullname as trainerName'])
      .orderBy('classes.startsAt')
      .orderBy('classes.id')
      .limit(limit)
      .offset(offset)
      .execute();

  async function page(filter: ClassFilter, request: PageRequest): Promise<Page<ClassRecord>> {
    const { total } = await filtered(filter)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: await rows(filter, request), total: Number(total) };
  }

  return { page };
}

export type ClassRecord = Database['classes'] & { languageName: string; mark: string; trainerName: string | null };
