import { useSession } from '@agile-languages/shared/platform';
import { Button } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { endSignIn } from './end-sign-in.ts';
import styles from './sign-out.module.css';

/** The way out, while somebody is signed in. In other tabs it goes when this one signs out. */
export function SignOut() {
  const signedIn = useSession(({ token }) => token !== '');
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const text = signedIn ? 'You are signed in on this device.' : said;

  useEffect(() => {
    if (said) status.current?.focus();
  }, [said]);

  const onClick = () => {
    void endSignIn().then(setSaid);
  };

  return (
    <div className={styles.place}>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {text}
      </p>
      {signedIn ? (
        <Button variant="line" onClick={onClick}>
          Sign out
        </Button>
      ) : null}
    </div>
  );
}
