import type { Counted } from '../kind-rules.ts';

export const formCounted: Counted = {
  notSeen: [100, 103, 90, 99, 101, 102, 88, 93, 94, 91],
  hints: ['88', '94', '97', '100', '105', '120', 'names', 'dates'],
  unused: ['86', '92', '95', '104', '87v', '91v', '117v'],
  claims: { notSeen: [159, 13], firstThree: [57, 6] },
};
