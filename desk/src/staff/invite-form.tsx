import { Button, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import styles from './staff.module.css';
import { staffKey } from './staff-key.ts';

/** Invites a person, who gets a link by mail. */
export function InviteForm() {
  const titleId = useId();
  const client = useQueryClient();
  const [notice, setNotice] = useState('');
  const invite = useMutation({
    mutationFn: (body: object) => call('POST', '/staff', body),
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, fullname, role } = Object.fromEntries(new FormData(form));
    setNotice('');
    invite.mutate(
      { email, fullname, role },
      {
        onSuccess: () => {
          form.reset();
          setNotice(`${email} is invited. The link in the mail works once, within a day.`);
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
        <Field label="Name">
          <TextInput name="fullname" maxLength={200} autoComplete="off" />
        </Field>
        <Field label="Role" hint="Owners do everything. Trainers do content, classes and people. Editors do content.">
          <Select name="role" defaultValue="editor">
            <option>owner</option>
            <option>trainer</option>
            <option>editor</option>
          </Select>
        </Field>
        <Button type="submit" disabled={invite.isPending}>
          Invite
        </Button>
      </form>
      <p role="status">{notice}</p>
      <Failure error={invite.error} />
    </section>
  );
}
