import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** `primary` for the main action, `line` for another one beside it, `quiet` looks like a link. */
export type ButtonVariant = 'primary' | 'line' | 'quiet';

/** Class of a button, for a router link that should look like one: `<Link className={buttonClass('line')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size?: 'small'): string {
  return classNames(styles.button, styles[variant], size && styles.small);
}
