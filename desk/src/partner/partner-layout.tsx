import type { PartnerPageAccount } from '@agile-languages/api/desk';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../keys/partner.module.css';
import { Frame } from '../shell/frame.tsx';
import { partnerCall, usePartnerAccount } from './partner.data.ts';

export function PartnerLayout({ account, children }: { account: PartnerPageAccount; children: ReactNode }) {
  const { data: { brand } = { brand: '' } } = usePartnerAccount();
  const header = (
    <>
      {account.partners.length > 1 ? <Link to="/">Your partners</Link> : null}
      <p className={styles.who}>{account.email}</p>
    </>
  );
  return (
    <Frame {...{ brand, header }} siteOrigin={account.siteOrigin} call={partnerCall} name="For partners" endsAllSignIns>
      {children}
    </Frame>
  );
}
