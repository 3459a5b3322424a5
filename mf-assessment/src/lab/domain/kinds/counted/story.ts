import type { Counted } from '../kind-rules.ts';

export const storyCounted: Counted = {
  notSeen: [57, 68, 63, 73, 64, 84, 56, 83, 59, 54, 65, 67, 69, 80, 81, 62, 72, 75, 77],
  hints: ['69', 'names', 'dates'],
  unused: ['58'],
  claims: { notSeen: [234, 21], firstThree: [62, 1] },
};
