import type { Counted } from '../kind-rules.ts';

export const apiCounted: Counted = {
  notSeen: [153],
  hints: ['148', 'names', 'dates', 'fields'],
  unused: ['146', '147', '153v'],
  claims: { notSeen: [10, 0], firstThree: [10, 0] },
};
