import { Button, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { AccountContext, useAccountQuery } from '../api/account.ts';
import { sentenceOf } from '../api/call.ts';
import styles from '../shell/layout.module.css';
import { SignInAgain } from './sign-in-again.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function Gate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useAccountQuery();
  if (data?.account)
    return (
      <AccountContext value={data.account}>
        {children}
        <SignInAgain />
      </AccountContext>
    );
  if (data) return <SignInPage />;
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
