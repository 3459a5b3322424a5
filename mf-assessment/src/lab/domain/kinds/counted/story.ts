import type { Counted } from '../kind-rules.ts';

export const storyCounted: Counted = {
  notSeen: [57, 84, 69, 62, 64, 56, 83, 75, 65, 68, 77, 59, 63, 67, 72, 73, 74, 78, 79],
  hints: ['54', '58', '69', '75', '80', 'names', 'dates'],
  unused: [],
};
