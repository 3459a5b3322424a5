import { useSession } from '@agile-languages/shared/platform';
import { Button } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AllSignIns } from './all-sign-ins.tsx';
import { endSignIn } from './end-sign-in.ts';
import styles from './sign-out.module.css';

/** Signs a member out who is signed in when the page opens. It disappears when another tab signs out. */
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

  return (
    <div className={styles.reserved}>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {text}
      </p>
      {isSignedIn ? (
        <>
          <Button variant="line" onClick={onClick}>
            Sign out
          </Button>
          <AllSignIns onEnded={setAnnouncement} />
        </>
      ) : null}
    </div>
  );
}
