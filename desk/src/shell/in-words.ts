import type { ContentValue } from '@agile-languages/api/desk';
import { plainText } from '@agile-languages/shared/ui';

/** A value of a record as a text to compare and to read. */
export const inWords = (value: ContentValue | undefined): string =>
  typeof value === 'string' ? plainText(value) : (value ?? []).join(', ');
