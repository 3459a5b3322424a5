import type { Counted } from '../kind-rules.ts';

export const businessCounted: Counted = {
  notSeen: [6, 36, 37, 33, 34, 30, 9, 13, 10, 12, 35, 38, 24, 8, 17, 21, 29, 11, 18],
  hints: ['1', '9', '10', '11', '15', '18', '20', '24', '27', '28', '37', 'names', 'dates', 'sums'],
  unused: ['4', '14', '32', '6v', '10v', '11v', '22v', '30v'],
};
