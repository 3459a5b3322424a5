import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field.tsx';
import own from './select.module.css';

/** A native choice. Takes every attribute of `select`; the options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldWiring()} {...rest} className={classNames(styles.input, own.select, className)} />;
}
