import type { Counted } from '../kind-rules.ts';

export const storyCounted: Counted = {
  notSeen: [57, 84, 56, 68, 69, 83, 62, 63, 73, 54, 64, 75],
  hints: ['69', 'names', 'dates'],
  unused: ['58'],
  claims: { notSeen: [134, 9], firstThree: [61, 2] },
};
