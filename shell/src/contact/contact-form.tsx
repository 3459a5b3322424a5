import { Button } from '@agile-languages/shared/ui';
import { FormikProvider } from 'formik';
import type { FocusEventHandler, ReactNode } from 'react';
import styles from './contact-form.module.css';
import type { ContactFormState } from './use-contact-form.ts';

/** Fields in one or two columns, Send below them, and beside it the offer to restore, where it moves nothing. */
export function ContactForm({ state, place, onFocus, children }: ContactFormProps) {
  const { element, formik, offersUnsent, restoreUnsent, onSubmit } = state;

  // As a "dialog" form it goes nowhere while no script runs: the page stays, and so does what was typed.
  return (
    <FormikProvider value={formik}>
      <form
        ref={element}
        method="dialog"
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

interface ContactFormProps {
  state: ContactFormState;
  place: 'dialog' | 'card';
  onFocus?: FocusEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}
