import type { PartnerPageAnswer } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import { accountKey } from '../api/account.ts';
import { callsBelow } from '../api/call.ts';

export const base = '/partner/api';

export const partnerCall = callsBelow(base);

export const usePartnerAccount = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: () => partnerCall<PartnerPageAnswer>('GET', '/account'),
    staleTime: 60_000,
  });
