import type { PartnerAccountAnswer, PartnerReportRow } from '@agile-languages/api/desk';
import { queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { callsBelow } from '../api/call.ts';

/** The provider's staff, or the partner's own people. */
export interface PartnerSide {
  isStaff: boolean;
  siteOrigin: string;
  base: string;
  call: ReturnType<typeof callsBelow>;
  /**
   * In place of a key, or for tests beside it.
   *
   * @returns its id
   */
  newKey: (partnerId: string, key: string, how: 'rotate' | 'test-key') => Promise<{ id: string }>;
  classLink: (row: PartnerReportRow) => ReactNode;
}

export const PartnerSideContext = createContext<PartnerSide | undefined>(undefined);

export function usePartnerSide(): PartnerSide {
  const side = useContext(PartnerSideContext);
  if (!side) throw new Error('Nobody looks at a partner here.');
  return side;
}

export const partnerAccountPath = (id: string) => `/partner-accounts/${encodeURIComponent(id)}`;

export const partnerAccountQuery = ({ call }: PartnerSide, id: string) =>
  queryOptions({
    queryKey: ['partner-accounts', 'record', id],
    queryFn: () => call<PartnerAccountAnswer>('GET', partnerAccountPath(id)),
    refetchOnWindowFocus: false,
  });
