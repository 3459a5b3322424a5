import type { LoaderContext } from '@rspack/core';
import { readCriteria } from '../src/criteria/read-criteria.ts';
import { languageById } from '../src/languages/index.ts';

/**
 * Splits the criteria for partners' pages, where every byte of the first view counts. `criteria-text.ts?scores` has what
 * a level needs: the Languages with their categories, and of each topic its score as one digit. What the topics are
 * called and mean comes by Language, as `criteria-text.ts?1111112&texts`.
 */
export default function criteriaLoader(this: LoaderContext, source: string): string {
  const banks = [...source.matchAll(/'(\d+)',\s*`([^`]*)`/g)].map(([, id = '', text = '']) => ({
    id,
    groups: readCriteria(text),
  }));
  const asked = /\d+/.exec(this.resourceQuery)?.[0];
  if (asked) {
    const topics = banks.find(({ id }) => id === asked)?.groups.flatMap((group) => group.topics) ?? [];
    return `export default ${JSON.stringify(topics.map(({ name, meaning }) => `${name}|${meaning}`).join('\n'))};`;
  }
  const ids = banks.flatMap(({ groups }) => groups.flatMap(({ topics }) => topics.map(({ id }) => id)));
  if (ids.some((id, index) => id !== index + 1)) throw new Error('The ids of the criteria are not 1, 2, 3 …');
  const scores = banks.map(({ id, groups }) => [
    id,
    languageById(id)?.key,
    languageById(id)?.name,
    groups.map(({ name, topics }) => `${name} ${topics.map(({ score }) => score.toString(36)).join('')}`).join('|'),
  ]);
  return `export default ${JSON.stringify(scores)};`;
}
