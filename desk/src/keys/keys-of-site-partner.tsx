import type { PartnerAccountRow } from '@agile-languages/api/desk';
import { buttonClass } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import { listQuery } from '../resources/resource.data.ts';

/** Owners alone see keys. */
export function KeysOfSitePartner({ id }: { id: string }) {
  const isOwner = useAccount().role === 'owner';
  const query = listQuery<PartnerAccountRow>('partner-accounts', String(new URLSearchParams({ site: id })));
  const [account] = useQuery({ ...query, enabled: isOwner }).data?.rows ?? [];
  return account ? (
    <Link className={buttonClass('line', 'small')} to={`/keys/partners/${encodeURIComponent(account.id)}`}>
      Keys and figures
    </Link>
  ) : null;
}
