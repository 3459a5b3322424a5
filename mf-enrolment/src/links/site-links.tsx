import type { SiteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import type { ClassLink, ClassLinks } from './class-links.ts';
import { classPath } from './class-path.ts';

/** Where the parts of a class lead on this site. */
export const siteLinks = ({ apiBase }: SiteConfig): ClassLinks => ({
  Link: SiteLink,
  hasTrainers: true,
  calendar: (classId) => `${apiBase}/classes/${encodeURIComponent(classId)}.ics`,
});

const SiteLink: ClassLink = ({ to, ...rest }) => <Link to={classPath(to)} {...rest} />;
