import type { CardField, CardWords } from '@agile-languages/shared/formats';

/** A card as it is after the red pen, as somebody would paste it: a field a line, without the notes. */
export const cardAsText = (fields: readonly CardField[]): string =>
  fields.map(({ name, values }) => `${name}: ${values.map(wordsOf).join('\n')}`).join('\n');

const wordsOf = (value: readonly CardWords[]) =>
  value
    .filter(({ pen }) => pen !== 'struck')
    .map(({ words }) => words)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
