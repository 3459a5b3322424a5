import type { Counted } from '../kind-rules.ts';

export const businessCounted: Counted = {
  notSeen: [23, 34, 37, 25, 6, 20, 36, 33, 10, 17, 18, 15, 30, 24, 35, 16, 21, 38],
  hints: ['2', '10', '11', '20', 'names', 'dates', 'sums'],
  unused: ['1', '4', '14', '22', '27', '28', '32', '6v', '7v', '8v', '9v', '10v', '11v', '30v', '37v'],
  claims: { notSeen: [280, 22], firstThree: [57, 0] },
};
