import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './counted-list.module.css';

/**
 * An ordered list between rules, with the number or the letter of each entry in the red pen.
 * A `b` inside an entry is its title.
 */
export function CountedList({ marks = 'numbers', className, children }: CountedListProps) {
  return <ol className={classNames(styles.list, styles[marks], className)}>{children}</ol>;
}

/** Class of a sign on a picture that looks like the letters of a list: `<span className={pinClass}>a</span>`. */
export const pinClass: string = styles.pin ?? '';

interface CountedListProps {
  /**
   * `numbers`: figures at the edge. `large numbers`: the same with more distance, below a thick rule. `letters`: in circles.
   * Default: `numbers`.
   */
  marks?: 'numbers' | 'large-numbers' | 'letters';
  className?: string;
  children: ReactNode;
}
