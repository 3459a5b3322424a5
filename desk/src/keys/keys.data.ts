import type { PartnerKeyRow } from '@agile-languages/api/desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

interface KeysAnswer {
  rows: PartnerKeyRow[];
  partners: { id: string; name: string }[];
}

export const keysQuery = queryOptions({
  queryKey: ['partner-keys'],
  queryFn: () => call<KeysAnswer>('GET', '/partner-keys'),
});

/** A call that changes keys. After it they are read again. */
export function useKeyCall<Given, Answer>(run: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
}
