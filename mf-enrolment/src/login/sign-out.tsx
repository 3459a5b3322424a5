import type { SignInRow } from '@agile-languages/shared/api';
import { session, useSession } from '@agile-languages/shared/platform';
import { Button, Field, PasswordInput } from '@agile-languages/shared/ui';
import { type FormEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { RedMessage } from '../check-out/red-message.tsx';
import { redirectTarget } from '../check-out/redirect-target.ts';
import { useSingleRun } from '../check-out/use-single-run.ts';
import { endSignIn, signInCalls } from './sign-in-calls.ts';
import styles from './sign-out.module.css';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** It disappears when another tab signs out. */
export function SignOut() {
  const hasToken = useSession(({ token }) => token !== '');
  const [wasSignedIn] = useState(hasToken);
  const isSignedIn = wasSignedIn && hasToken;
  const status = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const text = isSignedIn ? 'You are signed in on this device.' : announcement;

  useEffect(() => {
    if (announcement) status.current?.focus();
  }, [announcement]);

  const onClick = () => {
    void endSignIn().then(setAnnouncement);
  };

  const onClasses = () => location.assign(redirectTarget(session.store.getState().token));

  return (
    <div className={styles.reserved}>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {text}
      </p>
      {isSignedIn ? (
        <>
          <Button variant="line" onClick={onClasses}>
            Your classes
          </Button>
          <Button variant="line" onClick={onClick}>
            Sign out
          </Button>
          <AllSignIns onEnded={setAnnouncement} />
        </>
      ) : null}
    </div>
  );
}

function AllSignIns({ onEnded }: { onEnded: (text: string) => void }) {
  const [rows, setRows] = useState<SignInRow[]>();
  const [message, setMessage] = useState('');
  const { button, running, run } = useSingleRun('sign-ins');

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    void run(async () => {
      const { rows: found, err } = await signInCalls.getSignInList();
      setRows(found);
      setMessage(err[0]?.val ?? '');
      return 'staying';
    });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pwd = String(new FormData(event.currentTarget).get('again') ?? '');
    if (!pwd) return;
    void run(async () => {
      const { err } = await signInCalls.logoutEverywhere(pwd);
      if (err[0]) setMessage(err[0].val);
      else {
        session.signOut();
        onEnded('You are signed out everywhere.');
      }
      return 'staying';
    });
  };

  return (
    <details className={styles.all} onToggle={onToggle}>
      <summary>Your signed-in devices</summary>
      {rows ? (
        <>
          <ul>
            {rows.map(({ createdAt, usedAt, here }) => (
              <li key={createdAt + usedAt}>
                {`Since ${momentOf(createdAt)}, last used ${momentOf(usedAt)}${here ? ', here' : ''}`}
              </li>
            ))}
          </ul>
          <form noValidate onSubmit={onSubmit}>
            <Field label="Your password, once more">
              <PasswordInput name="again" autoComplete="current-password" />
            </Field>
            <RedMessage text={message} />
            <Button ref={button} type="submit" variant="line" disabled={running}>
              Sign out everywhere
            </Button>
          </form>
        </>
      ) : null}
    </details>
  );
}
const momentOf = (time: string) => format.format(new Date(time));
