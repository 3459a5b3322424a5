import { useEffect, useEffectEvent, useState } from 'react';
import { ContactField } from './contact-field.tsx';
import { ContactForm } from './contact-form.tsx';
import { modalRules } from './contact-rules.ts';
import { thanks, useContactForm } from './use-contact-form.ts';

const empty = { fullName: '', email: '', organization: '', message: '', country: '', id: '' };

/** How long the thanks can be heard: a screen reader may come to them after the toast is gone. */
const heardFor = 10_000;

/** The form of the modal. While it is open nothing else on the page is heard, so the form says its thanks itself. */
export function ModalForm({ open }: { open: boolean }) {
  const [sentAt, setSentAt] = useState(0);
  const onSent = () => setSentAt(Date.now());
  const state = useContactForm({ name: 'modal', empty, rules: modalRules, onSent });

  const onOpen = useEffectEvent(() => {
    // Without this, Chromium 153 gives the focus to the fields as a whole wherever they scroll.
    state.element.current?.querySelector('input')?.setAttribute('autofocus', '');
    if (!state.formik.dirty) state.formik.resetForm();
    state.lookForUnsent();
  });
  useEffect(() => {
    if (open) onOpen();
  }, [open]);

  useEffect(() => {
    if (!sentAt) return;
    const forgetting = setTimeout(() => setSentAt(0), heardFor);
    return () => clearTimeout(forgetting);
  }, [sentAt]);

  return (
    <>
      <ContactForm state={state} place="dialog">
        <ContactField name="fullName" label="Full Name" shape="name" autoComplete="name" />
        <ContactField name="email" label="E-mail" type="email" autoComplete="email" />
        <ContactField name="organization" label="Company" autoComplete="organization" />
        <ContactField
          name="country"
          label="Country"
          hint="Full official name, for example Republic of Peru"
          autoComplete="country-name"
        />
        <ContactField name="message" label="Message" shape="message" />
      </ContactForm>
      <div className="visually-hidden" role="status">
        {sentAt ? <p key={sentAt}>{thanks}</p> : null}
      </div>
    </>
  );
}
