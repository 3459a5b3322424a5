import { Button, Field, PasswordInput, TextInput } from '@agile-languages/shared/ui';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallRefused, call, sentenceOf } from '../api/call.ts';
import { accountKey } from '../api/query-client.ts';
import styles from './sign-in.module.css';

/** Passkey first, password with a one-time code as the other way. */
export function SignInPage() {
  const client = useQueryClient();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [entered, setEntered] = useState({ email: '', password: '' });
  const onSuccess = () => client.resetQueries({ queryKey: accountKey });
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess });
  const password = useMutation({
    mutationFn: (body: object) => call<{ next?: 'code' }>('POST', '/sign-in', body),
    onSuccess: ({ next }) => (next === 'code' ? setStep('code') : onSuccess()),
    onError: (error) => setStep(error instanceof CallRefused && error.detail.next === 'code' ? 'code' : 'password'),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, password: secret, code = '' } = valuesOf(event.currentTarget);
    const body = step === 'code' ? { ...entered, code } : { email: email ?? '', password: secret ?? '' };
    setEntered({ email: body.email, password: body.password });
    password.mutate({ code: '', ...body });
  }

  return (
    <main className={styles.page}>
      <title>Sign in - Desk</title>
      <h1>Sign in to the desk</h1>
      {step === 'password' && browserSupportsWebAuthn() ? (
        <div className="stack">
          <Button disabled={passkey.isPending} onClick={() => passkey.mutate()}>
            Sign in with a passkey
          </Button>
          {passkey.error ? <p role="alert">{passkeySentence(passkey.error)}</p> : null}
          <p className="note">or with a password</p>
        </div>
      ) : null}
      <form className={styles.form} onSubmit={onSubmit}>
        {step === 'password' ? (
          <>
            <Field label="E-mail">
              <TextInput name="email" type="email" autoComplete="username" required defaultValue={entered.email} />
            </Field>
            <Field label="Password">
              <PasswordInput name="password" autoComplete="current-password" required />
            </Field>
          </>
        ) : (
          <Field label="Code" hint="Six digits from your authenticator app">
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="\d{6}"
              required
              autoFocus
            />
          </Field>
        )}
        {password.error ? <p role="alert">{sentenceOf(password.error)}</p> : null}
        <Button type="submit" variant={step === 'code' ? 'primary' : 'line'} disabled={password.isPending}>
          Sign in
        </Button>
        {step === 'code' ? (
          <Button variant="quiet" onClick={() => setStep('password')}>
            Back
          </Button>
        ) : null}
      </form>
    </main>
  );
}

async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await call<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    '/passkey-sign-in/options',
  );
  const response = await startAuthentication({ optionsJSON });
  await call('POST', '/passkey-sign-in', { response });
}

/** The browser refuses with errors of its own, for instance when the person closes its window. */
const passkeySentence = (error: unknown) =>
  error instanceof CallRefused ? error.message : 'No passkey was used. Try again, or sign in with a password.';

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) as Record<
    string,
    string | undefined
  >;
