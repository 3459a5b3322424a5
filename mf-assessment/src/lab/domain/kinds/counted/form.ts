import type { Counted } from '../kind-rules.ts';

export const formCounted: Counted = {
  notSeen: [100, 90, 103, 88, 93, 94, 91, 101, 102],
  hints: ['88', '94', '97', '100', '105', '115', 'names', 'dates'],
  unused: ['86', '92', '95', '104', '91v', '117v'],
  claims: { notSeen: [141, 16], firstThree: [54, 9] },
};
