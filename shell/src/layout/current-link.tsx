import { Link, useLocation } from '@agile-languages/shared/router';
import type { ComponentProps } from 'react';

/** A link that is marked while its page is shown. At a navigation it renders, and what surrounds it and is in it does not. */
export function CurrentLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...props} />;
}
