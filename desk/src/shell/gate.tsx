import { Button, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { sentenceOf } from '../api/call.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import styles from './layout.module.css';
import { AccountContext, useAccountQuery } from './use-account.ts';

/** Shows its content to who is signed in, and the sign-in to everybody else. The address stays. */
export function Gate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useAccountQuery();
  if (data) return <AccountContext value={data}>{children}</AccountContext>;
  if (data === null) return <SignInPage />;
  if (!error)
    return (
      <main className={styles.main}>
        <Skeleton lines={8} />
      </main>
    );
  return (
    <main className={styles.main}>
      <h1>Desk</h1>
      <p role="alert">{sentenceOf(error)}</p>
      <Button onClick={() => refetch()}>Try again</Button>
    </main>
  );
}
