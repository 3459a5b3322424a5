import type { CodesSetup, RecoveryCodes } from '@agile-languages/api/desk';
import { typedText } from '@agile-languages/shared/formats';
import { Button, Field, PasswordInput, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { encode } from 'uqr';
import { call, sentenceOf } from '../api/call.ts';
import { RecoveryCodeList } from './recovery-codes.tsx';
import styles from './sign-in.module.css';

export function PasswordSetup({ linkKey: key, email, fullname, onDone }: PasswordSetupProps) {
  const codes = useQuery({
    queryKey: ['codes', key],
    queryFn: () => call<CodesSetup>('POST', '/welcome/codes', { key }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const setUp = useMutation({
    mutationFn: (body: object) => call<RecoveryCodes>('POST', '/welcome/password', { key, fullname, ...body }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, repassword, code } = Object.fromEntries(new FormData(event.currentTarget));
    setUp.mutate({ password, repassword, code });
  }

  if (setUp.data)
    return (
      <>
        <h2>Recovery codes</h2>
        <RecoveryCodeList codes={setUp.data.recoveryCodes} onKept={onDone} />
      </>
    );
  if (codes.error) return <p role="alert">{sentenceOf(codes.error)}</p>;
  if (!codes.data) return <Skeleton lines={8} />;
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label="Password" hint="Eight characters or more">
        <PasswordInput name="password" autoComplete="new-password" required minLength={8} />
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
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" pattern="\s*(\d\s*){6}" required />
      </Field>
      {setUp.error ? <p role="alert">{sentenceOf(setUp.error)}</p> : null}
      <Button type="submit" disabled={typedText(fullname) === '' || setUp.isPending}>
        Set up and sign in
      </Button>
    </form>
  );
}

/** For a device that cannot scan it, its content is beside it as text. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}

interface PasswordSetupProps {
  linkKey: string;
  email: string;
  fullname: string;
  onDone: () => void;
}
