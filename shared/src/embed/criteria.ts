/// <reference path="./criteria-queries.d.ts" preserve="true" />
/** What the embed build makes of the criteria: scores, and names and meanings by Language. */

/** Every case begins with one of these two. */
export { default as firstCriteriaTexts } from '../content/criteria-text.ts?1111112,1111115&texts';
export { default as criteriaScores } from '../content/criteria-text.ts?scores';

/** Those of the other Languages. */
export const loadLaterCriteriaTexts = async () =>
  (await import(/* webpackChunkName: "topics" */ '../content/criteria-text.ts?1111111,1111114,1111116,1111117&texts'))
    .default;
