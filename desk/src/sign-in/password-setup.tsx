import type { CodesSetup } from '@agile-languages/api/desk';
import { Button, Field, PasswordInput, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call, sentenceOf } from '../api/call.ts';
import { QrCode } from './qr-code.tsx';
import styles from './sign-in.module.css';

/** A password, and an authenticator app that makes one-time codes. */
export function PasswordSetup({ linkKey: key, email, fullname, onDone }: PasswordSetupProps) {
  const codes = useQuery({
    queryKey: ['codes', key],
    queryFn: () => call<CodesSetup>('POST', '/welcome/codes', { key }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const setUp = useMutation({
    mutationFn: (body: object) => call('POST', '/welcome/password', { key, fullname, ...body }),
    onSuccess: onDone,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, repassword, code } = Object.fromEntries(new FormData(event.currentTarget));
    setUp.mutate({ password, repassword, code });
  }

  if (codes.error) return <p role="alert">{sentenceOf(codes.error)}</p>;
  if (!codes.data) return <Skeleton lines={8} />;
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label="Password" hint="Eight characters or more">
        <PasswordInput name="password" autoComplete="new-password" required minLength={6} />
      </Field>
      <Field label="The same password again">
        <PasswordInput name="repassword" autoComplete="new-password" required />
      </Field>
      <h2>One-time codes</h2>
      <p>Scan this with an authenticator app, or type the key into it.</p>
      <QrCode text={codes.data.address} />
      <p className={styles.secret}>
        Key: <span className="mono">{codes.data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <Field label="Code" hint="Six digits that the app shows now">
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" required />
      </Field>
      {setUp.error ? <p role="alert">{sentenceOf(setUp.error)}</p> : null}
      <Button type="submit" disabled={fullname.trim() === '' || setUp.isPending}>
        Set up and sign in
      </Button>
    </form>
  );
}

interface PasswordSetupProps {
  linkKey: string;
  email: string;
  fullname: string;
  onDone: () => void;
}
