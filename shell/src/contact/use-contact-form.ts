import { toastDuration } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { notify } from '@agile-languages/shared/platform';
import { useFormik } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { sendMessage } from './send-message.ts';
import { type ContactFormName, dropUnsent, keepUnsent, readUnsent, type Texts } from './unsent.ts';

export const thanks = 'Thank you. Your message has been sent successfully';

/**
 * State of a contact form. It ends empty whether sending worked or not; what was not sent is kept, and offered when
 * somebody next looks at the empty form.
 */
export function useContactForm({ name, empty, rules, onSent }: ContactFormOptions) {
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const [unsent, setUnsent] = useState<Texts>();
  const formik = useFormik<Texts>({
    initialValues: empty,
    validationSchema: rules,
    onSubmit: async (values, { resetForm }) => {
      setUnsent(undefined);
      keepUnsent(name, values);
      try {
        await sendMessage(name, values);
        dropUnsent(name);
        notify({ text: thanks, duration: toastDuration });
        onSent?.();
      } catch (cause) {
        logFailure('contact message', cause);
      }
      resetForm();
    },
  });
  useFocusAfterSubmit(element, focused, formik.isSubmitting);

  return {
    element,
    formik,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (formik.isSubmitting) return event.preventDefault();
      focused.current = document.activeElement;
      formik.handleSubmit(event);
    },
    offersUnsent: unsent !== undefined,
    lookForUnsent: () => {
      if (!formik.dirty) setUnsent(readUnsent(name, empty));
    },
    restoreUnsent: async () => {
      element.current?.querySelector('input')?.focus();
      setUnsent(undefined);
      if (unsent) await formik.setValues(unsent);
    },
  };
}

/** To the first mistake, or back to what had the focus before the button was disabled. */
function useFocusAfterSubmit(
  element: RefObject<HTMLFormElement | null>,
  before: RefObject<Element | null>,
  isSubmitting: boolean,
) {
  useEffect(() => {
    if (!isSubmitting) return;
    return () => {
      const mistake = element.current?.querySelector<HTMLElement>('[aria-invalid]');
      if (mistake) mistake.focus();
      else if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus();
    };
  }, [element, before, isSubmitting]);
}

export type ContactFormState = ReturnType<typeof useContactForm>;

interface ContactFormOptions {
  name: ContactFormName;
  /** Every value as it is at first, in the order in which they are sent. */
  empty: Texts;
  rules: AnyObjectSchema;
  onSent?: () => void;
}
