import { api, siteConfig } from '@agile-languages/shared/platform';
import { useRowsState } from '../rows/use-rows.ts';
import { type FaqEntry, faqEntries } from './faq-entries.ts';
import { publishedFaq } from './published-faq.ts';

export type FaqState =
  | { kind: 'pending' }
  | { kind: 'ready'; entries: FaqEntry[] }
  /** The list keeps its room, empty. */
  | { kind: 'failed'; entries: FaqEntry[]; cause: unknown; again: () => void };

/** The live questions; until they are there, those of the demonstration data while that is what the site shows. */
export function useFaq(): FaqState {
  const state = useRowsState('faq', (options) => api.getFaqList(options));
  const published = siteConfig().demo ? faqEntries(publishedFaq) : [];
  if (state.kind === 'ready') return { kind: 'ready', entries: faqEntries(state.rows) };
  if (state.kind === 'failed') return { ...state, entries: published };
  return published.length > 0 ? { kind: 'ready', entries: published } : { kind: 'pending' };
}
