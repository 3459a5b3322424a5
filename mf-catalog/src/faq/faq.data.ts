import type { ApiClient, ReadOptions } from '@agile-languages/shared/api';
import { type FaqEntry, faqEntries } from './faq-entries.ts';

export const loadQuestions = async (api: ApiClient, options?: ReadOptions): Promise<readonly FaqEntry[]> =>
  faqEntries((await api.getFaqList(options)).rows);

export interface FaqData {
  questions: readonly FaqEntry[];
}
