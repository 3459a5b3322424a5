import type { LoaderContext } from '@rspack/core';

/**
 * Splits the criteria for partners' pages, where every byte of the first view counts: ids, scores and names come with
 * the meter, what the topics mean comes by Language, as `criteria-text.ts?1111112&meanings`.
 */
export default function criteriaLoader(this: LoaderContext, source: string): string {
  const language = /\d+/.exec(this.resourceQuery)?.[0];
  if (!language) return source.replaceAll(/ \| .+$/gm, ' | -');
  const text = source.split(`'${language}',`)[1]?.split('`')[1] ?? '';
  return `export default ${JSON.stringify([...text.matchAll(/ \| (.+)$/gm)].map(([, meaning]) => meaning))};`;
}
