import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button-class.ts';

/** A button, with `type="button"` by default. */
export function Button({ variant, size, className, ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...rest} className={classNames(buttonClass(variant, size), className)} />;
}

/** A link to another document that looks like a button. Inside the site use a router link with `buttonClass`. */
export function ButtonLink({ variant, size, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={classNames(buttonClass(variant, size), className)}>
      {children}
    </a>
  );
}

/** Buttons in a row that wraps. */
export function ButtonRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}

interface ButtonLook {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** `small` is 44 px high instead of 48. */
  size?: 'small';
}
