import { peopleSearch } from '@agile-languages/shared/formats';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { classPath } from './class-addresses.ts';
import type { ClassLink, ClassLinks } from './class-links.ts';

export const siteLinks = ({ apiBase }: SiteConfig, people = 1): ClassLinks => ({
  Link: siteLink(people),
  people,
  hasTrainers: true,
  calendar: (classId) => `${apiBase}/classes/${encodeURIComponent(classId)}.ics`,
});

/** Another component at each render would lose the focus. */
const linksOf = new Map<number, ClassLink>();

function siteLink(people: number): ClassLink {
  const known =
    linksOf.get(people) ??
    (({ to, ...rest }) => (
      <Link to={classPath(to) + (to.kind === 'class' || to.kind === 'ask' ? peopleSearch(people) : '')} {...rest} />
    ));
  linksOf.set(people, known);
  return known;
}
