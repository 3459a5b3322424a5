import type { Counted } from '../kind-rules.ts';

export const flowCounted: Counted = {
  notSeen: [48],
  hints: ['47', 'names', 'dates'],
  unused: ['39', '46', '40v', '42v', '44v', '47v', '48v', '50v'],
  claims: { notSeen: [14, 0], firstThree: [14, 0] },
};
