/** Where the data are: the path of a SQLite file, or the address of a PostgreSQL database. */
export type DatabaseLocation = { file: string } | { url: string };

/** Name of a database for messages, without the password of its address. */
export function nameOfDatabase(location: DatabaseLocation): string {
  if ('file' in location) return location.file;
  const url = URL.parse(location.url);
  return `${url?.pathname.slice(1) || 'of this address'} on ${url?.host || 'this host'}`;
}
