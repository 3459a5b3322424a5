import { Link, useLocation } from '@agile-languages/shared/router';
import type { ComponentProps } from 'react';

/**
 * A link that is marked while its page is shown. A navigation renders it again, but not what is around it or
 * inside it.
 */
export function CurrentLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...props} />;
}
