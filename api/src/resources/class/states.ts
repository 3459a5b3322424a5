import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** `full`, `begun` and `over` are published ones. */
export const classStates = ['draft', 'published', 'full', 'begun', 'over', 'cancelled', 'deleted'] as const;
export type ClassState = (typeof classStates)[number];

type Row = Pick<Selectable<Database['classes']>, 'state' | 'startsAt' | 'endsAt' | 'seatsLeft'>;

export function stateOf({ state, startsAt, endsAt, seatsLeft }: Row, now: string): ClassState {
  if (state !== 'published') return state as ClassState;
  if ((endsAt || startsAt) <= now) return 'over';
  if (startsAt <= now) return 'begun';
  return seatsLeft === 0 ? 'full' : 'published';
}

export const isOver = (row: Row, now: Date): boolean => stateOf(row, now.toISOString()) === 'over';

/** `current`: drafts, and published classes that are not over; `on-site`: these alone; `ahead`: those that have not begun. */
export type StateFilter = ClassState | 'current' | 'on-site' | 'ahead' | 'all';

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
    case 'on-site':
      return and([published, not(isOver)]);
    case 'ahead':
      return and([published, isAhead]);
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
