import { isField } from '@agile-languages/shared/formats';

const mostFields = 8;

/** `plan=gold`, sorted. Anybody can write an address: what is no field is left out. */
export function knownFields(given: string): string {
  const words = given.split(' ').filter(isField);
  const byName = new Map(words.map((word) => [nameOf(word), word]));
  return [...byName.values()].slice(0, mostFields).toSorted().join(' ');
}

/** `{ plan: 'gold' }`. */
export const toldFields = (fields: string): Record<string, string> =>
  Object.fromEntries(
    fields
      .split(' ')
      .filter(Boolean)
      .map((word) => [nameOf(word), word.slice(nameOf(word).length + 1)]),
  );

const nameOf = (word: string) => word.slice(0, word.indexOf('='));
