import type { PartnerAccountAnswer } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pending } from '../shell/failure.tsx';
import { PartnerEvents } from './partner-events.tsx';
import { PartnerFigures } from './partner-figures.tsx';
import { PartnerKeys } from './partner-keys.tsx';
import { partnerAccountQuery, usePartnerSide } from './partner-side.tsx';
import { PartnerSnippets } from './partner-snippets.tsx';

interface Props {
  id: string;
  below?: (partner: PartnerAccountAnswer) => ReactNode;
}

/** The same in the desk and on the page for partners. */
export function PartnerParts({ id, below }: Props) {
  const side = usePartnerSide();
  const { data: partner, error, refetch } = useQuery(partnerAccountQuery(side, id));
  if (!partner) return <Pending title="Partner" error={error} onRetry={refetch} />;
  return (
    <>
      <h1>{partner.title}</h1>
      {below?.(partner)}
      <PartnerFigures id={id} />
      <PartnerKeys partner={partner} />
      <PartnerEvents partner={partner} />
      <PartnerSnippets keys={partner.keys} />
    </>
  );
}
