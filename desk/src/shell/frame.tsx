import type { AccountAnswer, PartnerPageAnswer } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { accountKey } from '../api/account.ts';
import type { callsBelow } from '../api/call.ts';
import { Failure } from './failure.tsx';
import styles from './layout.module.css';

interface Props {
  brand: string;
  /** `Desk`, beside the brand and after each title. */
  name: string;
  siteOrigin: string;
  call: ReturnType<typeof callsBelow>;
  /** It stands between the brand and Sign out. */
  header: ReactNode;
  /** Default: the desk has a list of sign-ins. */
  endsAllSignIns?: boolean;
  children: ReactNode;
}

export function Frame({ brand, name, siteOrigin, call, header, endsAllSignIns, children }: Props) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const signOut = useMutation({
    mutationFn: (path: string) => call('POST', path),
    onSuccess: () => {
      const signedOut: AccountAnswer | PartnerPageAnswer = { account: null, brand };
      client.setQueryData(accountKey, signedOut);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] });
    },
  });

  useEffect(() => {
    const title = document.querySelector('main h1')?.textContent;
    document.title = title ? `${title} - ${name}` : name;
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
          {brand} <span className={styles.desk}>{name}</span>
        </p>
        {header}
        <div className={styles.who}>
          <a href={siteOrigin}>Site</a>
          <Button variant="quiet" size="small" disabled={signOut.isPending} onClick={() => signOut.mutate('/sign-out')}>
            Sign out
          </Button>
          {endsAllSignIns ? (
            <Button
              variant="quiet"
              size="small"
              disabled={signOut.isPending}
              onClick={() => signOut.mutate('/sign-out-everywhere')}
            >
              Sign out everywhere
            </Button>
          ) : null}
        </div>
      </header>
      <Failure error={signOut.error} />
      <main ref={main} id="main" key={pathname} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
