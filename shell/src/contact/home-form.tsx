import { contactPage, homeRules } from '@agile-languages/shared/forms';
import { siteConfig } from '@agile-languages/shared/platform';
import { type FocusEvent, useEffect, useEffectEvent } from 'react';
import { ContactField, ContactForm } from './contact-form.tsx';
import type { Texts } from './unsent.ts';
import { useContactForm } from './use-contact-form.ts';

const unused = { productsName: '', mobile: '', companyName: '', totalEmployee: '' };
const empty = { firstName: '', lastName: '', email: '', multiline: '', ...unused };

/**
 * It keeps what visitors have typed before its code. The site itself takes it without code, too; an e-mail service
 * elsewhere does not.
 */
export function HomeForm() {
  const { email, mail } = siteConfig();
  const state = useContactForm({ name: 'home', empty, rules: homeRules });
  const takeOver = useEffectEvent(() => {
    const typed = typedTexts(state.element.current);
    return Object.keys(typed).length > 0 ? state.formik.setValues({ ...empty, ...typed }) : undefined;
  });
  useEffect(() => {
    takeOver()?.catch((cause) => console.error('contact', cause));
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) state.lookForUnsent();
  };

  return (
    <>
      {mail.origin ? (
        <noscript>
          <p className="note">Sending needs scripts, which are switched off here. Please write to {email} instead.</p>
        </noscript>
      ) : null}
      <ContactForm state={state} place="card" action={mail.origin ? undefined : contactPage} onFocus={onFocus}>
        <ContactField name="firstName" label="Name" shape="name" autoComplete="given-name" />
        <ContactField name="lastName" label="Surname" shape="name" autoComplete="family-name" />
        <ContactField name="email" label="E-mail" isEmail shape="wide" autoComplete="email" />
        <ContactField name="multiline" label="Message" shape="message" />
      </ContactForm>
    </>
  );
}

function typedTexts(form: HTMLFormElement | null): Texts {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' && text ? [[name, text]] : [])),
  );
}
