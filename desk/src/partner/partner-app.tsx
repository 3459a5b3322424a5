import type { PartnerPageAccount } from '@agile-languages/api/desk';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import { createQueryClient } from '../api/account.ts';
import { PartnerParts } from '../keys/partner-parts.tsx';
import { type PartnerSide, PartnerSideContext } from '../keys/partner-side.tsx';
import { PartnerGate } from './gate.tsx';
import { LinkPage } from './link-page.tsx';
import { base, partnerCall } from './partner.data.ts';
import { PartnerLayout } from './partner-layout.tsx';

export function PartnerApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/partner">
        <PartnerRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

export const PartnerRoutes = () => (
  <Routes>
    <Route path="/link" element={<LinkPage />} />
    <Route path="/*" element={<PartnerGate>{(account) => <SignedIn account={account} />}</PartnerGate>} />
  </Routes>
);

function SignedIn({ account }: { account: PartnerPageAccount }) {
  const { siteOrigin } = account;
  const side = useMemo(() => partnerSide(siteOrigin), [siteOrigin]);
  return (
    <PartnerSideContext value={side}>
      <PartnerLayout account={account}>
        <Routes>
          <Route path="/of/:id" element={<OfPartner />} />
          <Route path="*" element={<Start account={account} />} />
        </Routes>
      </PartnerLayout>
    </PartnerSideContext>
  );
}

function Start({ account: { partners } }: { account: PartnerPageAccount }) {
  const [only] = partners;
  if (only && partners.length === 1) return <PartnerParts id={only.id} />;
  return (
    <>
      <h1>Your partners</h1>
      <ul>
        {partners.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/of/${encodeURIComponent(id)}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const OfPartner = () => {
  const { id = '' } = useParams();
  return <PartnerParts id={id} />;
};

const partnerSide = (siteOrigin: string): PartnerSide => ({
  isStaff: false,
  siteOrigin,
  base,
  call: partnerCall,
  newKey: (partnerId, key, how) =>
    partnerCall('POST', `/partner-accounts/${encodeURIComponent(partnerId)}/${how}`, { key }),
  classLink: ({ classId, className }) => <a href={`${siteOrigin}/class/${encodeURIComponent(classId)}`}>{className}</a>,
});
