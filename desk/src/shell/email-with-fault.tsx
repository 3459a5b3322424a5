import type { ReactNode } from 'react';
import styles from './list.module.css';

export const withFault = (words: ReactNode, { mailFault }: { mailFault?: string }): ReactNode =>
  mailFault ? (
    <>
      {words}
      <span className={styles.screenOnly}>
        <br />
        <strong className={styles.fault}>{mailFault}</strong>
      </span>
    </>
  ) : (
    words
  );

export const emailWithFault = (row: { email: string; mailFault?: string }): ReactNode =>
  withFault(emailInColumn(row.email), row);

/** Breaks after the at sign, and elsewhere only where that is not enough. */
export function emailInColumn(email: string): ReactNode {
  const [mailbox, ...domain] = email.split(/(?<=@)/);
  return (
    <>
      {mailbox}
      <wbr />
      {domain}
    </>
  );
}
