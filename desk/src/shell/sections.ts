import type { StaffRole } from '@agile-languages/api/desk';

interface Section {
  path: string;
  name: string;
  roles?: readonly StaffRole[];
}

interface SectionGroup {
  name: string;
  sections: readonly Section[];
}

const trainers: readonly StaffRole[] = ['owner', 'trainer'];

const today: Section = { path: '/', name: 'Today' };
const classes: Section = { path: '/classes', name: 'Classes', roles: trainers };

const groups: readonly SectionGroup[] = [
  {
    name: 'People',
    sections: [
      { path: '/members', name: 'Members', roles: trainers },
      { path: '/invitations', name: 'Invitations', roles: trainers },
      { path: '/bookings', name: 'Bookings', roles: trainers },
      { path: '/company-bookings', name: 'Company bookings', roles: trainers },
      { path: '/discounts', name: 'Discount codes', roles: trainers },
      { path: '/taxes', name: 'Tax by country', roles: trainers },
      { path: '/messages', name: 'Inbox', roles: trainers },
    ],
  },
  {
    name: 'Content',
    sections: [
      { path: '/questions', name: 'Questions' },
      { path: '/experts', name: 'Experts' },
      { path: '/samples', name: 'Samples' },
      { path: '/partners', name: 'Partners' },
      { path: '/texts', name: 'Texts', roles: ['owner'] },
      { path: '/mail-texts', name: 'Mails', roles: ['owner'] },
    ],
  },
  {
    name: 'Desk',
    sections: [
      { path: '/reports', name: 'Reports', roles: ['owner'] },
      { path: '/keys', name: 'Partner keys', roles: ['owner'] },
      { path: '/staff', name: 'Staff', roles: ['owner'] },
      { path: '/settings', name: 'Settings', roles: ['owner'] },
      { path: '/audit', name: 'Audit log', roles: ['owner'] },
      { path: '/account', name: 'Account' },
    ],
  },
];

export const listName = (list: string): string =>
  [classes, ...groups.flatMap(({ sections }) => sections)].find(({ path }) => path === `/${list}`)?.name ?? list;

/** The server decides what may be done. */
export function sectionsOf(role: StaffRole): (Section | SectionGroup)[] {
  const isFor = ({ roles }: Section) => !roles || roles.includes(role);
  const shown = groups.map(({ name, sections }) => ({ name, sections: sections.filter(isFor) }));
  return [...[today, classes].filter(isFor), ...shown.filter(({ sections }) => sections.length > 0)];
}
