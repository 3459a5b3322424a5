import type { ReactNode } from 'react';
import type { BankLanguage } from '../assessment/bank.ts';

/** Draws what a page shows of a Language, for example a link to its page. */
export type RenderLanguage = (language: BankLanguage) => ReactNode;
