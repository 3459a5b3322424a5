import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Failure } from '../shell/failure.tsx';
import { ClassSelect } from './class-select.tsx';
import { usePeopleCalls } from './people.data.ts';
import styles from './people.module.css';

/** Invites somebody to become a member, and to a class. */
export function InviteMember() {
  const titleId = useId();
  const calls = usePeopleCalls();
  const [notice, setNotice] = useState('');
  const invite = useMutation({ mutationFn: calls.invite });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, fullname, classId } = Object.fromEntries(new FormData(form));
    setNotice('');
    invite.mutate(
      { email, fullname, classId },
      {
        onSuccess: () => {
          form.reset();
          setNotice(`${email} is invited. The link and the pass code in the mail are good for 14 days.`);
        },
      },
    );
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Invite somebody</h2>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label="E-mail">
          <TextInput name="email" type="email" maxLength={254} autoComplete="off" required />
        </Field>
        <Field label="Full name">
          <TextInput name="fullname" maxLength={200} autoComplete="off" required />
        </Field>
        <ClassSelect />
        <Button type="submit" disabled={invite.isPending}>
          Invite
        </Button>
      </form>
      <p role="status">{notice}</p>
      <Failure error={invite.error} />
    </section>
  );
}
