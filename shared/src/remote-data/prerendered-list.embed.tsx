import type { ReactNode } from 'react';

/** On partners' pages nothing is prerendered. */
export const PrerenderedList = ({ children }: { children: ReactNode }) => children;
