import type { ComponentProps } from 'react';
import type { VisitorTime as OnSite } from './visitor-time.tsx';

/** On partners' pages the visitor's zone is known at once. */
export function VisitorTime({ className, children }: ComponentProps<typeof OnSite>) {
  return <span className={className}>{children}</span>;
}
