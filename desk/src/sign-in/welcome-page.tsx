import type { Welcome } from '@agile-languages/api/desk';
import { typedText } from '@agile-languages/shared/formats';
import { Button, Field, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountKey } from '../api/account.ts';
import { CallRefused, call, sentenceOf } from '../api/call.ts';
import { PasswordSetup } from './password-setup.tsx';
import styles from './sign-in.module.css';
import { Provider } from './sign-in-page.tsx';

export function WelcomePage() {
  const [key] = useState(() => location.hash.slice(1));
  const { data, error } = useQuery({
    queryKey: ['welcome', key],
    queryFn: () => call<Welcome>('POST', '/welcome', { key }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  return (
    <main className={styles.page}>
      <title>Welcome - Desk</title>
      <Provider />
      <h1>Welcome to the desk</h1>
      {error ? <p role="alert">{sentenceOf(error)}</p> : null}
      {!error && !data ? <Skeleton lines={6} /> : null}
      {data ? <Setup linkKey={key} welcome={data} /> : null}
    </main>
  );
}

function Setup({ linkKey, welcome }: { linkKey: string; welcome: Welcome }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [fullname, setFullname] = useState(welcome.fullname);
  const [way, setWay] = useState<'passkey' | 'password'>(browserSupportsWebAuthn() ? 'passkey' : 'password');
  const onDone = async () => {
    await client.resetQueries({ queryKey: accountKey });
    await navigate('/', { replace: true });
  };
  const passkey = useMutation({ mutationFn: () => makePasskey(linkKey, fullname), onSuccess: onDone });
  const hasName = typedText(fullname) !== '';

  return (
    <>
      <p>
        {welcome.email} will be{' '}
        {welcome.role === 'owner' ? 'an owner' : `a${welcome.role === 'editor' ? 'n' : ''} ${welcome.role}`} of this
        desk.
      </p>
      <Field label="Your name" hint="As others in the desk see it">
        <TextInput
          autoComplete="name"
          maxLength={200}
          value={fullname}
          onChange={(event) => setFullname(event.target.value)}
        />
      </Field>
      {way === 'passkey' ? (
        <div className="stack">
          <p>A passkey signs you in with your finger, face or the PIN of this device. Nobody can guess or steal it.</p>
          <Button disabled={!hasName || passkey.isPending} onClick={() => passkey.mutate()}>
            Set up a passkey
          </Button>
          {passkey.error ? <p role="alert">{passkeySentence(passkey.error)}</p> : null}
          <p>
            <Button variant="quiet" onClick={() => setWay('password')}>
              Use a password with one-time codes instead
            </Button>
          </p>
        </div>
      ) : (
        <PasswordSetup linkKey={linkKey} email={welcome.email} fullname={fullname} onDone={onDone} />
      )}
    </>
  );
}

async function makePasskey(key: string, fullname: string): Promise<void> {
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/welcome/passkey/options',
    { key },
  );
  const response = await startRegistration({ optionsJSON });
  await call('POST', '/welcome/passkey', { key, fullname, response });
}

const passkeySentence = (error: unknown) =>
  error instanceof CallRefused ? error.message : 'No passkey was made. Try again, or use a password.';
