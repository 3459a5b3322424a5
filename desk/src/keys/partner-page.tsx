import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import { PartnerParts } from './partner-parts.tsx';
import { type PartnerSide, PartnerSideContext } from './partner-side.tsx';
import { SitePartner } from './site-partner.tsx';

export function PartnerPage() {
  const { id = '' } = useParams();
  const { siteOrigin } = useAccount();
  const side = useMemo(() => ({ ...staffSide, siteOrigin }), [siteOrigin]);
  return (
    <PartnerSideContext value={side}>
      <PartnerParts
        id={id}
        below={(partner) => (
          <>
            <SitePartner partner={partner} />
            <p>
              <Link to={`/keys?q=${encodeURIComponent(partner.title)}`}>Keys of this partner</Link>
            </p>
          </>
        )}
      />
    </PartnerSideContext>
  );
}

const staffSide: Omit<PartnerSide, 'siteOrigin'> = {
  isStaff: true,
  base: '/desk/api',
  call,
  newKey: (_, key, how) => call('POST', `/partner-keys/${encodeURIComponent(key)}/${how}`),
  classLink: ({ classId, className }) => <Link to={`/classes/${encodeURIComponent(classId)}`}>{className}</Link>,
};
