import type { ClassRow } from '@agile-languages/shared/api';
import { CalendarPlusIcon, Icon } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './calendar-button.module.css';
import { calendarFile } from './calendar-file.ts';
import { saveFile } from './save-file.ts';

/** Saves all sessions of a class as a calendar file. */
export function CalendarButton({ row, page, children }: CalendarButtonProps) {
  const onClick = () => {
    const context = { page: new URL(page, location.href).href, now: new Date() };
    saveFile(`class-${row.id}.ics`, 'text/calendar;charset=utf-8', calendarFile(row, context));
  };

  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <Icon of={CalendarPlusIcon} />
      <span>{children}</span>
    </button>
  );
}

interface CalendarButtonProps {
  row: ClassRow;
  /** Address of the page about the class. */
  page: string;
  children: ReactNode;
}
