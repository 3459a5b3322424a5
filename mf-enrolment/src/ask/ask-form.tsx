import { logFailure } from '@agile-languages/shared/errors';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Button, Field, TextArea, TextInput } from '@agile-languages/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import fields from '../check-out/fields.module.css';
import { RedMessage } from '../check-out/red-message.tsx';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { askForPlace } from './ask-for-place.ts';

/** Name, e-mail and a message, for who has no account. What could not be sent stays in the form. */
export function AskForm({ classId }: { classId: string }) {
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { button, running, run } = useSingleRun('place');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const found = faultsIn(text('name'), text('email'));
    setFaults(found);
    setMessage('');
    const [wrong] = Object.keys(found);
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();

    void run(async () => {
      try {
        const request = { fkClassId: classId, name: text('name'), email: text('email'), message: text('message') };
        const refusal = await askForPlace(request);
        if (refusal) setMessage(refusal);
        else setSentTo(request.email);
      } catch (cause) {
        logFailure('place', cause);
        setMessage(
          `We could not send this. What you wrote is still here; you can also write to ${siteConfig().email}.`,
        );
      }
      return 'staying';
    });
  };

  if (sentTo) return <Thanks email={sentTo} classId={classId} />;
  return (
    <form noValidate className={fields.fields} onSubmit={onSubmit}>
      <div className={fields.stack}>
        <p>No trainer yet? Tell us who you are, and we answer by e-mail. This takes no seat and costs nothing.</p>
        <Field label="Name" error={faults.name}>
          <TextInput name="name" autoComplete="name" maxLength={200} aria-required />
        </Field>
        <Field label="E-mail" error={faults.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            aria-required
          />
        </Field>
        <Field label="Message" hint="If you like: your company, your trainer, how many of you.">
          <TextArea name="message" rows={5} maxLength={10_000} />
        </Field>
        <RedMessage text={message} />
        <Button ref={button} type="submit" disabled={running} className={fields.submit}>
          Ask for a place
        </Button>
      </div>
    </form>
  );
}

/** What takes the place of the form, and its focus. */
function Thanks({ email, classId }: { email: string; classId: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);

  return (
    <div className={fields.fields}>
      <div className={fields.stack}>
        <p role="status" tabIndex={-1} ref={status}>
          We have your request. We answer to {email}.
        </p>
        <p>
          <Link to={paths.class(classId)}>Back to the class</Link>
        </p>
      </div>
    </div>
  );
}

const faultsIn = (name: string, email: string): Faults => ({
  ...(!name && { name: 'Write your name.' }),
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'Write an e-mail address to which we can answer.' }),
});

interface Faults {
  name?: string;
  email?: string;
}
