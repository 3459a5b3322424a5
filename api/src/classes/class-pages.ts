import type { Kysely } from 'kysely';
import { lowered, positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';
import type { Page, PageRequest } from '../repositories/page.ts';
import { isInState, type StateFilter } from './class-state.ts';

export interface ClassListFilter {
  state: StateFilter;
  languageId?: string;
  /** Part of the name, or the number. */
  words?: string;
}

/** Classes of the desk's list: what comes next first, of what is over the latest first. */
export async function classPage(
  db: Kysely<Database>,
  now: string,
  filter: ClassListFilter,
  { offset, limit }: PageRequest,
): Promise<Page<ClassRecord>> {
  const direction = filter.state === 'over' || filter.state === 'all' ? 'desc' : 'asc';
  const rows = await filtered(db, now, filter)
    .innerJoin('languages', 'languages.id', 'classes.languageId')
    .leftJoin('experts', 'experts.id', 'classes.trainerId')
    .selectAll('classes')
    .select(['languages.name as languageName', 'languages.mark', 'experts.fullname as trainerName'])
    .orderBy('classes.startsAt', direction)
    .orderBy('classes.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await filtered(db, now, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

const filtered = (db: Kysely<Database>, now: string, { state, languageId, words = '' }: ClassListFilter) =>
  db
    .selectFrom('classes')
    .where((eb) => isInState(eb, state, now))
    .$if(languageId !== undefined, (query) => query.where('classes.languageId', '=', languageId ?? ''))
    .$if(words !== '', (query) =>
      query.where(({ or, eb, fn }) =>
        or([
          eb('classes.id', '=', words),
          eb(fn<number>(positionIn(db), [fn('lower', ['classes.name']), eb.val(lowered(words))]), '>', 0),
        ]),
      ),
    );
