import { emailProps as commonProps, TextInput } from '@agile-languages/shared/ui';
import type { ComponentProps } from 'react';

/** Checked by the API. */
export const emailProps = { ...commonProps, autoComplete: 'off' } as const;

export const EmailInput = (props: ComponentProps<'input'>) => (
  <TextInput name="email" required {...emailProps} {...props} />
);
