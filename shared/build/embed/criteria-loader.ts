import type { LoaderContext } from '@rspack/core';
import { criteriaText } from '../../src/content/criteria-text.ts';
import { languageById } from '../../src/content/languages.ts';
import { readCriteria } from '../../src/content/read-criteria.ts';

/**
 * On partners' pages every byte of the first view counts. `criteria-text.ts?scores` has what a level needs: the
 * Languages with their categories, and each topic's score as one digit. Names and meanings of topics are in
 * `criteria-text.ts?1111112,1111115&texts`.
 */
export default function criteriaLoader(this: Pick<LoaderContext, 'resourceQuery'>): string {
  const ids = this.resourceQuery.match(/\d+/g);
  const texts = ids && Object.fromEntries(ids.map((id) => [id, textsOf(id)]));
  return `export default ${JSON.stringify(texts ?? scores())};`;
}

/** One line for each topic: `name|meaning`. */
function textsOf(languageId: string): string {
  const topics = banks.find(({ id }) => id === languageId)?.groups.flatMap((group) => group.topics) ?? [];
  return topics.map(({ name, meaning }) => `${name}|${meaning}`).join('\n');
}

/** Topics are numbered by their order, so that their ids need not travel. */
function scores() {
  const ids = banks.flatMap(({ groups }) => groups.flatMap(({ topics }) => topics.map(({ id }) => id)));
  if (ids.some((id, index) => id !== index + 1)) throw new Error('The ids of the criteria are not 1, 2, 3 …');
  return banks.map(({ id, groups }) => [
    id,
    languageById(id)?.key,
    languageById(id)?.name,
    groups.map(({ name, topics }) => `${name} ${topics.map(({ score }) => score.toString(36)).join('')}`).join('|'),
  ]);
}

const banks = criteriaText.map(([id, text]) => ({ id, groups: readCriteria(text) }));
