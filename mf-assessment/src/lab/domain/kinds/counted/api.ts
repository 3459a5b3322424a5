import type { Counted } from '../kind-rules.ts';

export const apiCounted: Counted = {
  notSeen: [153],
  hints: ['147', 'names', 'dates', 'fields'],
  unused: ['146', '149v', '153v'],
};
