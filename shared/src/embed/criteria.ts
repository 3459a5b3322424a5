/// <reference path="./criteria-queries.d.ts" preserve="true" />

/** What the topics of a Language mean, in the order of the bank. The embed build makes a file of each. */
export const criteriaMeanings: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>> = {
  '1111111': () => import('../criteria/criteria-text.ts?1111111&meanings'),
  '1111112': () => import('../criteria/criteria-text.ts?1111112&meanings'),
  '1111114': () => import('../criteria/criteria-text.ts?1111114&meanings'),
  '1111115': () => import('../criteria/criteria-text.ts?1111115&meanings'),
  '1111116': () => import('../criteria/criteria-text.ts?1111116&meanings'),
  '1111117': () => import('../criteria/criteria-text.ts?1111117&meanings'),
};
