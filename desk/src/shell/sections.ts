import type { StaffRole } from '@agile-languages/api/desk';

interface Section {
  path: string;
  name: string;
  roles?: readonly StaffRole[];
}

const trainers: readonly StaffRole[] = ['owner', 'trainer'];

const sections: Section[] = [
  { path: '/', name: 'Today' },
  { path: '/classes', name: 'Classes', roles: trainers },
  { path: '/members', name: 'Members', roles: trainers },
  { path: '/invitations', name: 'Invitations', roles: trainers },
  { path: '/messages', name: 'Inbox', roles: trainers },
  { path: '/questions', name: 'Questions' },
  { path: '/experts', name: 'Experts' },
  { path: '/samples', name: 'Samples' },
  { path: '/partners', name: 'Partners' },
  { path: '/reports', name: 'Reports', roles: ['owner'] },
  { path: '/keys', name: 'Partner keys', roles: ['owner'] },
  { path: '/staff', name: 'Staff', roles: ['owner'] },
  { path: '/audit', name: 'Audit log', roles: ['owner'] },
  { path: '/account', name: 'Account' },
];

export const listName = (list: string): string => sections.find(({ path }) => path === `/${list}`)?.name ?? list;

/** The server decides what may be done. */
export const sectionsOf = (role: StaffRole): Section[] =>
  sections.filter(({ roles }) => !roles || roles.includes(role));
