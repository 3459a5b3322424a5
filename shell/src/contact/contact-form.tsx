import { Button, classNames, emailProps, Field, TextArea, TextInput } from '@agile-languages/shared/ui';
import { FormikProvider, useField, useFormikContext } from 'formik';
import type { FocusEventHandler, ReactNode } from 'react';
import styles from './contact-form.module.css';
import type { ContactFormState } from './use-contact-form.ts';

/** The mail endpoint takes no more characters in one value. */
const longest = 10_000;

export function ContactForm({ state, place, action, onFocus, children }: ContactFormProps) {
  const { element, formik, offersUnsent, restoreUnsent, onSubmit } = state;

  // Without an action it goes nowhere while no script runs, so typed text stays.
  return (
    <FormikProvider value={formik}>
      <form
        ref={element}
        action={action}
        method={action ? 'post' : 'dialog'}
        noValidate
        className={styles.form}
        data-place={place}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          <Button type="submit" className={styles.send} disabled={formik.isSubmitting}>
            Send
          </Button>
          {offersUnsent ? (
            <Button variant="quiet" onClick={restoreUnsent}>
              Restore unsent message
            </Button>
          ) : null}
        </div>
      </form>
    </FormikProvider>
  );
}

/** The line of the error is free before. */
export function ContactField({ name, label, hint, isEmail, shape, autoComplete }: ContactFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const control = { ...field, autoComplete, maxLength: longest, readOnly: isSubmitting, 'aria-required': true };
  return (
    <Field
      label={label}
      hint={hint}
      error={touched ? error : undefined}
      reserveError
      className={classNames(styles.field, shape && styles[shape])}
    >
      {shape === 'message' ? <TextArea {...control} /> : <TextInput {...(isEmail && emailProps)} {...control} />}
    </Field>
  );
}

interface ContactFieldProps {
  name: string;
  label: string;
  hint?: string;
  isEmail?: boolean;
  shape?: 'name' | 'wide' | 'message';
  autoComplete?: string;
}

interface ContactFormProps {
  state: ContactFormState;
  place: 'dialog' | 'card';
  action?: string | undefined;
  onFocus?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
}
