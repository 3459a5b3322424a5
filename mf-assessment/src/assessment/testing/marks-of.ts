import { bank } from '../bank.ts';
import type { Marks } from '../level.ts';

export const marksOf = (...parts: readonly string[]): Marks => new Set(parts.flatMap(topicsAt));

function topicsAt(part: string): number[] {
  const [languageName, categoryName, topicName] = part.split(' > ');
  const found = bank
    .filter(({ name }) => name === languageName)
    .flatMap(({ categories }) => categories)
    .filter(({ name }) => categoryName === undefined || name === categoryName)
    .flatMap(({ topics }) => topics)
    .filter(({ name }) => topicName === undefined || name === topicName);
  if (found.length === 0) throw new Error(`No topic at '${part}'.`);
  return found.map(({ id }) => id);
}
