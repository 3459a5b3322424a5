/** The sets of the corpus, with who wrote them. The first was written with the rules; each other one also counts alone. */
export const textSets = {
  'written-with': { name: 'Written with', origin: 'written with the rules, so they flatter them' },
  'set-aside': {
    name: 'Set aside',
    origin:
      'written and judged by the same author before there was a rule; a text that a rule is changed for moves to the first set',
  },
  'other-hand': { name: 'By another hand', origin: 'written and judged by somebody who had not seen the rules' },
} as const satisfies Record<string, { name: string; origin: string }>;

export type TextSet = keyof typeof textSets;
