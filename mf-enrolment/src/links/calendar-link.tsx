import type { ReactNode } from 'react';
import { CalendarIcon } from './calendar-icon.tsx';
import styles from './calendar-link.module.css';

export function CalendarLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={styles.link}>
      <CalendarIcon />
      <span>{children}</span>
    </a>
  );
}
