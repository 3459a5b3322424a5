import type { SampleRow } from '@agile-languages/shared/api';
import { languageById, specimens } from '@agile-languages/shared/content';
import { type CardField, readCard } from '@agile-languages/shared/formats';

/** The card that was filled for a sample; the pattern of such a card when the API sends none. */
export function cardOfSample({ card = '', langId, langName }: SampleRow): SampleCardContent | undefined {
  const key = languageById(langId)?.key;
  const pattern = Object.values(specimens).find(({ language }) => language === key);
  const fields = readCard(card);
  if (fields.length > 0)
    return { tab: pattern?.type ?? (key ? 'Digital Product file' : langName), fields, isPattern: false };
  if (!pattern) return undefined;
  const lines = pattern.rows.map(
    ([name, value, amount]) => `${name && `${name}: `}${value}${amount ? `  ${amount}` : ''}`,
  );
  return { tab: pattern.type, fields: readCard(lines.join('\n')), isPattern: true };
}

interface SampleCardContent {
  /** Name of the type of card. */
  tab: string;
  fields: readonly CardField[];
  /** Whether it is the pattern of such a card, not the sample's own. */
  isPattern: boolean;
}
