import { toastDuration } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { typedEmail } from '@agile-languages/shared/formats';
import { contactThanks, type FormRules } from '@agile-languages/shared/forms';
import { notify, siteConfig } from '@agile-languages/shared/platform';
import { useFormik } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type ContactFormName, dropUnsent, keepUnsent, readUnsent, type Texts } from './unsent.ts';

/** An unsent message is kept and offered again. */
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
        await sendMessage(name, { ...values, email: typedEmail(values.email ?? '') });
        dropUnsent(name);
        notify({ text: contactThanks, duration: toastDuration });
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

export async function sendMessage(form: ContactFormName, values: Texts): Promise<void> {
  const { init, send } = await loadService();
  const { origin, publicKey, serviceId, templateIds } = siteConfig().mail;
  init({ publicKey, origin: origin || location.origin });
  await send(serviceId, templateIds[form], { ...values });
}

/** The library reads local storage when it starts, and breaks where that is blocked. */
async function loadService() {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const isHidden = storage?.configurable && isBlocked();
  if (isHidden) Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  try {
    return await import(/* webpackMode: "eager" */ '@emailjs/browser');
  } finally {
    if (isHidden) Object.defineProperty(window, 'localStorage', storage);
  }
}

function isBlocked(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

export type ContactFormState = ReturnType<typeof useContactForm>;

interface ContactFormOptions {
  name: ContactFormName;
  empty: Texts;
  rules: FormRules;
  onSent?: () => void;
}
