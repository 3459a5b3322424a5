import type { SiteConfig } from '@agile-languages/shared/platform';
import { queryOf } from '../class-list/class-place.ts';
import type { ClassLinks } from '../class-parts/class-links.ts';

/** Where the parts of a class lead on this site. */
export const siteLinks = ({ email, apiBase }: SiteConfig): ClassLinks => ({
  list: (place) => `/upcoming-classes${queryOf(place)}`,
  details: (classId) => `/class/${encodeURIComponent(classId)}`,
  enrol: (classId) => `/login/${encodeURIComponent(classId)}`,
  trainer: (trainerId) => `/single-profile/${encodeURIComponent(trainerId)}`,
  calendar: (classId) => `${apiBase}/classes/${encodeURIComponent(classId)}.ics`,
  contact: `mailto:${email}`,
});
