/** Kept by the session's id, shown by its number: `3: Room 5`. */
export interface KeptVenues {
  sessionVenues: string;
  sessionIds: string;
}

export function venuesByNumber({ sessionVenues, sessionIds }: KeptVenues): string {
  if (sessionIds === '') return sessionVenues;
  const ids = sessionIds.split(' ');
  return linesOf(sessionVenues)
    .map(({ key, venue }) => ({ number: ids.indexOf(key) + 1, venue }))
    .filter(({ number }) => number > 0)
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, venue }) => `${number}: ${venue}`)
    .join('\n');
}

export function venuesById(lines: string, sessionIds: string): string {
  if (sessionIds === '') return lines;
  const ids = sessionIds.split(' ');
  return linesOf(lines)
    .map(({ key, venue }) => `${ids[Number(key) - 1] ?? key}: ${venue}`)
    .join('\n');
}

export const venuesOf = (sessionVenues: string, sessions: readonly { id: number }[]): string =>
  linesOf(sessionVenues)
    .filter(({ key }) => sessions.some(({ id }) => id === Number(key)))
    .map(({ key, venue }) => `${key}: ${venue}`)
    .join('\n');

const linesOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => ({ key: line.slice(0, line.indexOf(':')).trim(), venue: line.slice(line.indexOf(':') + 1).trim() }))
    .filter(({ key }) => key !== '');
