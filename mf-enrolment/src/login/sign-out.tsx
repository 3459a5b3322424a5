import { useSession } from '@agile-languages/shared/platform';
import { Button } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AllSignIns } from './all-sign-ins.tsx';
import { endSignIn } from './end-sign-in.ts';
import styles from './sign-out.module.css';

/** The way out for who comes here signed in. In other tabs it goes when this one signs out. */
export function SignOut() {
  const hasToken = useSession(({ token }) => token !== '');
  const [cameSignedIn] = useState(hasToken);
  const signedIn = cameSignedIn && hasToken;
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
        <>
          <Button variant="line" onClick={onClick}>
            Sign out
          </Button>
          <AllSignIns onEnded={setSaid} />
        </>
      ) : null}
    </div>
  );
}
