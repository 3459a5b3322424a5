import { UsageError } from '@agile-languages/shared/errors';

/** Origin of a site that `--site` names. @throws {UsageError} when it is no address with https, or of this machine */
export function originOf(site: string): string {
  if (!URL.canParse(site)) throw new UsageError(`--site is the address of a site, not "${site}".`);
  const { protocol, hostname, origin } = new URL(site);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return origin;
  throw new UsageError(`--site is an address with https, not ${site}.`);
}
