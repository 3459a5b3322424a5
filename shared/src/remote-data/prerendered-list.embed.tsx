import type { ReactNode } from 'react';

/** The same on partners' pages, where nothing is prerendered. */
export const PrerenderedList = ({ children }: { children: ReactNode }) => children;
