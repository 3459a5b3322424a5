import { CalendarPlusIcon, Icon } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './calendar-link.module.css';

/** Saves all sessions of a class as a calendar file. */
export function CalendarLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={styles.link}>
      <Icon of={CalendarPlusIcon} />
      <span>{children}</span>
    </a>
  );
}
