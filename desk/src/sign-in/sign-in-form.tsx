import { Button, Field, PasswordInput, TextInput } from '@agile-languages/shared/ui';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallRefused, call, sentenceOf } from '../api/call.ts';
import { EmailInput } from '../shell/email-input.tsx';
import styles from './sign-in.module.css';

/** A passkey, or a password and a code. */
export function SignInForm({ email: known, onSuccess }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code' | 'recovery'>('password');
  const [entered, setEntered] = useState({ email: known ?? '', password: '' });
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess });
  const password = useMutation({
    mutationFn: (body: object) => call<{ next?: 'code' }>('POST', '/sign-in', body),
    onSuccess: ({ next }) => (next === 'code' ? setStep('code') : onSuccess()),
    onError: (error) => {
      if (!(error instanceof CallRefused && error.detail.next === 'code')) setStep('password');
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, password: secret, code = '' } = valuesOf(event.currentTarget);
    const body = step === 'password' ? { email: known ?? email ?? '', password: secret ?? '' } : { ...entered, code };
    setEntered({ email: body.email, password: body.password });
    password.mutate({ code: '', ...body });
  }

  return (
    <>
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
            {known === undefined ? (
              <Field label="E-mail">
                <EmailInput autoComplete="username" defaultValue={entered.email} />
              </Field>
            ) : (
              <input type="hidden" name="username" autoComplete="username" value={known} readOnly />
            )}
            <Field label="Password">
              <PasswordInput name="password" autoComplete="current-password" required />
            </Field>
          </>
        ) : (
          <CodeField key={step} isRecovery={step === 'recovery'} />
        )}
        {password.error ? <p role="alert">{sentenceOf(password.error)}</p> : null}
        <Button type="submit" variant={step === 'password' ? 'line' : 'primary'} disabled={password.isPending}>
          Sign in
        </Button>
        {step === 'code' ? (
          <Button variant="quiet" onClick={() => setStep('recovery')}>
            Use a recovery code
          </Button>
        ) : null}
        {step === 'password' ? null : (
          <Button variant="quiet" onClick={() => setStep('password')}>
            Back
          </Button>
        )}
      </form>
    </>
  );
}

function CodeField({ isRecovery }: { isRecovery: boolean }) {
  if (isRecovery)
    return (
      <Field label="Recovery code" hint="One of the ten that you have kept">
        <TextInput name="code" autoComplete="off" autoCapitalize="none" spellCheck={false} required autoFocus />
      </Field>
    );
  return (
    <Field label="Code" hint="Six digits from your authenticator app">
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        required
        autoFocus
      />
    </Field>
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

/** Browsers refuse with errors of their own, for instance when the window is closed. */
const passkeySentence = (error: unknown) =>
  error instanceof CallRefused ? error.message : 'No passkey was used. Try again, or sign in with a password.';

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) as Record<
    string,
    string | undefined
  >;

interface SignInFormProps {
  /** Of the person who signs in again. Absent: it is asked for. */
  email?: string;
  onSuccess: () => unknown;
}
