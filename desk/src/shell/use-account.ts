import type { Account } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../api/call.ts';
import { accountKey } from '../api/query-client.ts';

/** Who is signed in; `null` when nobody is. */
export const useAccountQuery = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: async () => (await call<{ account: Account | null }>('GET', '/account')).account,
    staleTime: 60_000,
  });

export const AccountContext = createContext<Account | undefined>(undefined);

/** The person who is signed in. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('Nobody is signed in here.');
  return account;
}
