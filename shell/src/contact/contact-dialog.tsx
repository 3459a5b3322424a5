import { contactThanks, modalRules } from '@agile-languages/shared/forms';
import { Dialog } from '@agile-languages/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './contact-dialog.module.css';
import { ContactField, ContactForm } from './contact-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const empty = { fullName: '', email: '', organization: '', message: '', country: '', id: '' };

/** A screen reader may come to it after the toast is gone. */
const heardFor = 10_000;

export function ContactDialog({ opening, message = '' }: { opening: number; message?: string | undefined }) {
  const [closed, setClosed] = useState<number>();
  const open = opening !== closed;
  return (
    <Dialog open={open} title="Contact Us" onClose={() => setClosed(opening)} className={styles.contact}>
      <ModalForm open={open} message={message} />
    </Dialog>
  );
}

/** Nothing else is heard while a modal is open, so the form says its thanks itself. */
function ModalForm({ open, message }: { open: boolean; message: string }) {
  const [sentAt, setSentAt] = useState(0);
  const onSent = () => setSentAt(Date.now());
  const state = useContactForm({ name: 'modal', empty, rules: modalRules, onSent });

  const onOpen = useEffectEvent(() => {
    // Without this, Chromium 153 gives the focus to the fields as a whole wherever they scroll.
    state.element.current?.querySelector('input')?.setAttribute('autofocus', '');
    if (!state.formik.dirty) state.formik.resetForm({ values: { ...empty, message } });
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
        <ContactField name="email" label="E-mail" isEmail autoComplete="email" />
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
        {sentAt ? <p key={sentAt}>{contactThanks}</p> : null}
      </div>
    </>
  );
}
