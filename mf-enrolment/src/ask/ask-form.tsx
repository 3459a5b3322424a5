import { createOwnCalls } from '@agile-languages/shared/api';
import { logFailure } from '@agile-languages/shared/errors';
import { asPeople, peopleSearch, typedEmail, typedText } from '@agile-languages/shared/formats';
import {
  type PlaceFaults,
  placeFaults,
  placeHint,
  placeLead,
  placeMessage,
  unsentSentence,
} from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link, useSearchParams } from '@agile-languages/shared/router';
import { Button, emailProps, Field, TextArea, TextInput } from '@agile-languages/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import fields from '../check-out/fields.module.css';
import { RedMessage } from '../check-out/red-message.tsx';
import { startedVisit } from '../check-out/started-visit.ts';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { DiscountCode } from '../login/order-note.tsx';

const calls = createOwnCalls({ base: () => siteConfig().apiBase });

/** What could not be sent stays. `?people=7` in the address asks for seven. */
export function AskForm({ classId, takesCode = false }: { classId: string; takesCode?: boolean }) {
  const [faults, setFaults] = useState<PlaceFaults>({});
  const [message, setMessage] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { button, running, run } = useSingleRun('place');
  const [query] = useSearchParams();
  const people = asPeople(query.get('people'));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => typedText(String(values.get(name) ?? ''));
    const email = typedEmail(text('email'));
    const found = placeFaults(text('name'), email);
    setFaults(found);
    setMessage('');
    const [wrong] = Object.keys(found);
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();

    void run(async () => {
      try {
        const message = placeMessage(text('message'), text('discount'));
        const request = { fkClassId: classId, name: text('name'), email, message };
        const refusal = await askForPlace(request);
        if (refusal) setMessage(refusal);
        else setSentTo(request.email);
      } catch (cause) {
        logFailure('place', cause);
        setMessage(unsentSentence(siteConfig().email));
      }
      return 'staying';
    });
  };

  if (sentTo) return <Thanks email={sentTo} classPath={`${paths.class(classId)}${peopleSearch(people)}`} />;
  return (
    <form noValidate className={fields.fields} onSubmit={onSubmit}>
      <div className={fields.stack}>
        <p>{placeLead}</p>
        <Field label="Name" error={faults.name}>
          <TextInput name="name" autoComplete="name" maxLength={200} aria-required />
        </Field>
        <Field label="E-mail" error={faults.email}>
          <TextInput name="email" autoComplete="email" {...emailProps} aria-required />
        </Field>
        <Field label="Message" hint={placeHint}>
          <TextArea
            name="message"
            rows={5}
            maxLength={10_000}
            defaultValue={people > 1 ? `We are ${people} people.` : ''}
          />
        </Field>
        {takesCode ? <DiscountCode /> : null}
        <RedMessage text={message} />
        <Button ref={button} type="submit" disabled={running} className={fields.submit}>
          Ask for a place
        </Button>
      </div>
    </form>
  );
}

function Thanks({ email, classPath }: { email: string; classPath: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);

  return (
    <div className={fields.fields}>
      <div className={fields.stack}>
        <p role="status" tabIndex={-1} ref={status}>
          We have your request. We answer to {email}.
        </p>
        <p>
          <Link to={classPath}>Back to the class</Link>
        </p>
      </div>
    </div>
  );
}

/** @returns the refusal of the server; `''` when it has taken the message @throws when there is no readable response */
async function askForPlace(request: Request): Promise<string> {
  const { err } = await calls.askForPlace({ ...request, ...startedVisit() });
  return err[0]?.val ?? '';
}

interface Request {
  fkClassId: string;
  name: string;
  email: string;
  /** `''` for none. */
  message: string;
}
