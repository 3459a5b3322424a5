import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field-wiring.ts';

/** One line of text. Takes every attribute of `input`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...rest} className={classNames(styles.input, className)} />;
}

/** Several lines of text. Takes every attribute of `textarea`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring()} {...rest} className={classNames(styles.input, styles.area, className)} />;
}
