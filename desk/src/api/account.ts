import type { Account, AccountAnswer } from '@agile-languages/api/desk';
import { MutationCache, QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { CallRefused, call } from './call.ts';

export const accountKey = ['account'];

export const signInsKey = ['sign-ins'];

/** When a sign-in has ended, the account is read again, and the sign-in shows. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallRefused && error.status === 401) void client.resetQueries({ queryKey: accountKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: (count, error) => count < 2 && !(error instanceof CallRefused && error.status > 0) },
    },
  });
  return client;
}

export const useAccountQuery = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: () => call<AccountAnswer>('GET', '/account'),
    staleTime: 60_000,
  });

export const AccountContext = createContext<Account | undefined>(undefined);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('Nobody is signed in here.');
  return account;
}
