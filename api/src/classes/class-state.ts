import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ClassState } from './class-data.ts';

type Row = Pick<Selectable<Database['classes']>, 'state' | 'startsAt' | 'endsAt' | 'seatsLeft'>;

/** Where a class is between draft and over. */
export function stateOf({ state, startsAt, endsAt, seatsLeft }: Row, now: string): ClassState {
  if (state !== 'published') return state as ClassState;
  if ((endsAt || startsAt) <= now) return 'over';
  if (startsAt <= now) return 'begun';
  return seatsLeft === 0 ? 'full' : 'published';
}

/** Classes that are in a state; `current`: those that somebody still has to do with; `all`: also those that are over. */
export type StateFilter = ClassState | 'current' | 'all';

/** The same as a condition of a query. */
export function isInState(
  { and, eb, not, or }: ExpressionBuilder<Database, 'classes'>,
  filter: StateFilter,
  now: string,
): Expression<SqlBool> {
  const published = eb('classes.state', '=', 'published');
  const isOver = or([
    and([eb('classes.endsAt', '!=', ''), eb('classes.endsAt', '<=', now)]),
    and([eb('classes.endsAt', '=', ''), eb('classes.startsAt', '<=', now)]),
  ]);
  const isAhead = eb('classes.startsAt', '>', now);
  switch (filter) {
    case 'all':
      return eb('classes.state', '!=', 'deleted');
    case 'current':
      return or([eb('classes.state', '=', 'draft'), and([published, not(isOver)])]);
    case 'over':
      return and([published, isOver]);
    case 'begun':
      return and([published, not(isOver), not(isAhead)]);
    case 'full':
      return and([published, isAhead, eb('classes.seatsLeft', '=', 0)]);
    case 'published':
      return and([published, isAhead, eb('classes.seatsLeft', '>', 0)]);
    default:
      return eb('classes.state', '=', filter);
  }
}
