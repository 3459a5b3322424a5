/// <reference path="./criteria-queries.d.ts" preserve="true" />
/** What the embed build makes of the criteria: scores at once, words by Language. */

export { default as criteriaScores } from '../content/criteria-text.ts?scores';

/** Name and meaning of each topic of a Language, a line each, in the order of the bank: `name|meaning`. */
export const criteriaTexts: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  '1111111': () => import(/* webpackChunkName: "topics-1111111" */ '../content/criteria-text.ts?1111111&texts'),
  '1111112': () => import(/* webpackChunkName: "topics-1111112" */ '../content/criteria-text.ts?1111112&texts'),
  '1111114': () => import(/* webpackChunkName: "topics-1111114" */ '../content/criteria-text.ts?1111114&texts'),
  '1111115': () => import(/* webpackChunkName: "topics-1111115" */ '../content/criteria-text.ts?1111115&texts'),
  '1111116': () => import(/* webpackChunkName: "topics-1111116" */ '../content/criteria-text.ts?1111116&texts'),
  '1111117': () => import(/* webpackChunkName: "topics-1111117" */ '../content/criteria-text.ts?1111117&texts'),
};
