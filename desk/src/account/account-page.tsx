import type { RecoveryCodes as Made } from '@agile-languages/api/desk';
import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { accountKey, useAccount } from '../api/account.ts';
import { CallRefused, call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/times.tsx';
import { RecoveryCodeList } from '../sign-in/recovery-codes.tsx';
import styles from './account.module.css';
import { SignInList } from './sign-in-list.tsx';

export function AccountPage() {
  const { email, fullname, role } = useAccount();
  return (
    <>
      <h1>Account</h1>
      <p>
        {fullname}, {email}, {role}
      </p>
      <PasskeyList />
      <RecoveryCodes />
      <SignInList />
    </>
  );
}

function PasskeyList() {
  const titleId = useId();
  const { passkeys, hasPassword } = useAccount();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: accountKey });
  const add = useMutation({ mutationFn: addPasskey, onSuccess });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE', `/passkeys/${encodeURIComponent(id)}`),
    onSuccess,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    add.mutate(String(new FormData(form).get('name')), { onSuccess: () => form.reset() });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Passkeys</h2>
      {passkeys.length === 0 ? <p>You sign in with a password. A passkey is quicker and cannot be stolen.</p> : null}
      <ul className={styles.list}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>, added <Moment at={createdAt} />
              {usedAt ? (
                <>
                  , used <Moment at={usedAt} />
                </>
              ) : null}
            </p>
            {passkeys.length > 1 || hasPassword ? (
              <Button variant="quiet" size="small" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
                Remove <span className="visually-hidden">{name}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Failure error={remove.error} />
      {browserSupportsWebAuthn() ? (
        <form className={styles.form} onSubmit={onSubmit}>
          <Field label="Name of a new passkey" hint="For example the device that holds it">
            <TextInput name="name" maxLength={60} required />
          </Field>
          <Button type="submit" variant="line" disabled={add.isPending}>
            Add a passkey
          </Button>
        </form>
      ) : null}
      {add.error ? (
        <p role="alert">
          {add.error instanceof CallRefused
            ? add.error.message
            : 'No passkey was made. To try again, press “Add a passkey”.'}
        </p>
      ) : null}
    </section>
  );
}

function RecoveryCodes() {
  const titleId = useId();
  const { hasOneTimeCodes, recoveryCodes } = useAccount();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => call<Made>('POST', '/recovery-codes'),
    onSuccess: () => client.invalidateQueries({ queryKey: accountKey }),
  });
  if (!hasOneTimeCodes) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Recovery codes</h2>
      {make.data ? (
        <RecoveryCodeList codes={make.data.recoveryCodes} onKept={make.reset} />
      ) : (
        <>
          <p>For the day on which your phone is lost: {recoveryCodes} left.</p>
          <Button variant="line" disabled={make.isPending} onClick={() => make.mutate()}>
            {recoveryCodes > 0 ? 'Make new codes, which end these' : 'Make codes'}
          </Button>
        </>
      )}
      <Failure error={make.error} />
    </section>
  );
}

async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', '/passkeys/options');
  const response = await startRegistration({ optionsJSON });
  await call('POST', '/passkeys', { name, response });
}
