import { type EmbedOptions, embedApiBase, siteOrigin } from '@agile-languages/shared/embed';
import { queryOf } from '../class-list/class-place.ts';
import type { ClassLinks } from '../class-parts/class-links.ts';

/** Addresses on the provider's site. Most are followed inside the element; all of them work as links. */
export const embedLinks = (options: EmbedOptions): ClassLinks => ({
  list: (place) => `${siteOrigin}/upcoming-classes${queryOf(place)}`,
  details: (classId) => `${siteOrigin}/class/${encodeURIComponent(classId)}`,
  enrol: (classId) => signInAddress(classId, options, { 'return-url': options.returnUrl }),
  calendar: (classId) => `${embedApiBase}/classes/${encodeURIComponent(classId)}.ics`,
  contact: `${siteOrigin}/#contact`,
});

/** Address of the provider's log-in page for a class. */
export function signInAddress(
  classId: string,
  { partner }: EmbedOptions,
  query: Record<string, string | undefined>,
): string {
  const said = Object.entries({ partner, ...query }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(said).toString();
  return `${siteOrigin}/login/${encodeURIComponent(classId)}${search && `?${search}`}`;
}

/** What an address of this site is for an element; `undefined` for one that it does not show itself. */
export function targetOf(address: string): Target | undefined {
  const { pathname, searchParams } = new URL(address);
  const [, page, id = ''] = pathname.split('/');
  const classId = decodeURIComponent(id);
  if (page === 'upcoming-classes') return { kind: 'list', query: searchParams };
  if (page === 'class') return { kind: 'class', classId };
  return page === 'login' ? { kind: 'enrol', classId } : undefined;
}

export type Target = { kind: 'list'; query: URLSearchParams } | { kind: 'class' | 'enrol'; classId: string };
