import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from './call.ts';

export const accountKey = ['account'];

/** Holds what the server answered. When a sign-in has ended, the account is read again, and the sign-in shows. */
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
