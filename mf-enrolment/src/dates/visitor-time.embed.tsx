import type { ComponentProps } from 'react';
import type { VisitorTime as OnSite } from './visitor-time.tsx';

/** The visitor's zone is known at once, or not at all. */
export function VisitorTime({ isKnown, className, children }: ComponentProps<typeof OnSite>) {
  return isKnown ? <span className={className}>{children}</span> : null;
}
