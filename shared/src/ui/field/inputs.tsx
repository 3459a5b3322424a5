import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field.tsx';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...rest} className={classNames(styles.input, className)} />;
}

/**
 * For an e-mail address as it is typed or pasted. A field of the type `email` refuses `mailto:`, `Name <…>` and letters
 * outside of ASCII, and in Chromium it hands over the ASCII form of the domain, where a visitor does not see a letter of another
 * alphabet.
 */
export const emailProps = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring()} {...rest} className={classNames(styles.input, styles.area, className)} />;
}
