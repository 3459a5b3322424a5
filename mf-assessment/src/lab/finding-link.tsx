import type { ReactNode } from 'react';

export const FindingLink = ({ id, children }: FindingLinkProps) => <a href={`#finding-${id}`}>{children}</a>;

export interface FindingLinkProps {
  id: string | undefined;
  children: ReactNode;
}
