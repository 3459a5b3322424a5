import type { ClassRow } from './rows.ts';

/**
 * Where a session of a class is held: what its line of `sessionVenues` says, `'3: Room 5'`, or else the venue of the class.
 * `''` when neither is said.
 *
 * @param number of the session, from 1
 */
export function sessionVenue(
  { venue = '', sessionVenues = '' }: Pick<ClassRow, 'venue' | 'sessionVenues'>,
  number: number,
): string {
  const own = sessionVenues.split('\n').find((line) => line.startsWith(`${number}:`));
  return own?.slice(own.indexOf(':') + 1).trim() ?? venue;
}

/** What `sessionVenue` says, or `''` when it is the venue of the class. @param number of the session, from 1 */
export function ownVenue(row: Pick<ClassRow, 'venue' | 'sessionVenues'>, number: number): string {
  const venue = sessionVenue(row, number);
  return venue === row.venue ? '' : venue;
}

/** Classes for the document of a page that shows no description, the longest field of a class. */
export const withoutDescriptions = (rows: readonly ClassRow[]): readonly ClassRow[] =>
  rows.map((row) => ({ ...row, classDescription: '' }));
