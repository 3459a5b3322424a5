import type { PartnerPageAccount, PartnerPageAnswer } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { accountKey } from '../api/account.ts';
import partnerStyles from '../keys/partner.module.css';
import { Failure } from '../shell/failure.tsx';
import styles from '../shell/layout.module.css';
import { partnerCall, usePartnerAccount } from './partner.data.ts';

export function PartnerLayout({ account, children }: { account: PartnerPageAccount; children: ReactNode }) {
  const { data: { brand } = { brand: '' } } = usePartnerAccount();
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => partnerCall('POST', '/sign-out'),
    onSuccess: () => {
      const signedOut: PartnerPageAnswer = { account: null, brand };
      client.setQueryData(accountKey, signedOut);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] });
    },
  });

  useEffect(() => {
    const title = document.querySelector('main h1')?.textContent;
    document.title = title ? `${title} - For partners` : 'For partners';
  });

  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>
          {brand} <span className={styles.desk}>For partners</span>
        </p>
        {account.partners.length > 1 ? <Link to="/">Your partners</Link> : null}
        <p className={partnerStyles.who}>{account.email}</p>
        <div className={styles.who}>
          <a href={account.siteOrigin}>Site</a>
          <Button variant="quiet" size="small" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
        </div>
      </header>
      <Failure error={signOut.error} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
