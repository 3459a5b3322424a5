/** Where the data are: a SQLite file or a PostgreSQL address. */
export type DatabasePlace = { file: string } | { url: string };

/** How a place is called in sentences; without the password of the address. */
export function nameOfPlace(place: DatabasePlace): string {
  if ('file' in place) return place.file;
  const url = URL.parse(place.url);
  return `${url?.pathname.slice(1) || 'of this address'} on ${url?.host || 'this host'}`;
}
