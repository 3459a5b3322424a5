import type { ComponentProps, ComponentType, SVGProps } from 'react';
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

/** A square button with an icon. Its name is read out and shown on hover. Only for close, arrows and the like. */
export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames(styles.icon, className)}>
      <Icon {...drawingProps} />
    </button>
  );
}

/** An icon beside the text of a button or link. */
export function Icon({ icon: Drawing }: { icon: IconType }) {
  return <Drawing {...drawingProps} />;
}

const drawingProps = {
  width: '1.25em',
  height: '1.25em',
  strokeWidth: 1.75,
  'aria-hidden': true,
  focusable: false,
} as const;

/** One of the icons of the kit, or any component that draws an `svg`. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

interface ButtonLook {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** `small` is 44 px high instead of 48. */
  size?: 'small';
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title' | 'aria-label'> {
  label: string;
  icon: IconType;
}
