import type { Counted } from '../kind-rules.ts';

export const flowCounted: Counted = {
  notSeen: [50, 48],
  hints: ['47', 'names', 'dates'],
  unused: ['39', '46', '40v', '44v', '47v', '48v'],
  claims: { notSeen: [31, 0], firstThree: [31, 0] },
};
