import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconType } from './icon.tsx';
import styles from './icon-button.module.css';

/** A square button with an icon. Its name is read out and shown on hover. Only for close, arrows and the like. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames(styles.icon, className)}>
      <Icon icon={icon} />
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title' | 'aria-label'> {
  label: string;
  icon: IconType;
}
