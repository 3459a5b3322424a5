import type { AccountAnswer } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { accountKey, useAccount } from '../api/account.ts';
import { call, sentenceOf } from '../api/call.ts';
import styles from './layout.module.css';
import { Navigation } from './navigation.tsx';
import { SearchForm } from './search-form.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const account = useAccount();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const signOut = useMutation({
    mutationFn: () => call('POST', '/sign-out'),
    onSuccess: () => {
      const signedOut: AccountAnswer = { account: null, brand: account.brand };
      client.setQueryData(accountKey, signedOut);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] });
    },
  });

  useEffect(() => {
    const title = document.querySelector('main h1')?.textContent;
    document.title = title ? `${title} - Desk` : 'Desk';
  });

  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body) main.current?.focus();
    shown.current = pathname;
  }, [pathname]);

  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>
          {account.brand} <span className={styles.desk}>Desk</span>
        </p>
        <Navigation />
        <SearchForm />
        <div className={styles.who}>
          <a href={account.siteOrigin}>Site</a>
          <Button variant="quiet" size="small" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
        </div>
      </header>
      {signOut.error ? <p role="alert">{sentenceOf(signOut.error)}</p> : null}
      <main ref={main} id="main" key={pathname} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
