import type { LanguageId } from '@agile-languages/shared/content';
import type { CardKind } from './rules/rule.ts';

/** Language whose criteria are read in a card of this kind. */
export const languageOf = {
  story: '1111111',
  api: '1111114',
  form: '1111117',
  flow: '1111116',
  business: '1111112',
} as const satisfies Record<CardKind, LanguageId>;
