import { classNames } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './visitor-time.module.css';

/** Its space is reserved until the visitor's zone is known. */
export function VisitorTime({ isKnown, className, children }: VisitorTimeProps) {
  return <span className={classNames(className, !isKnown && styles.unknown)}>{children}</span>;
}

interface VisitorTimeProps {
  isKnown: boolean;
  className?: string;
  children: ReactNode;
}
