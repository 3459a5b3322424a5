import type { Counted } from '../kind-rules.ts';

export const businessCounted: Counted = {
  notSeen: [23, 34, 37, 25, 10, 18, 6, 20, 30, 36, 33, 17, 22, 38, 12, 15, 9, 24, 35, 16, 21],
  hints: ['2', '20', 'names', 'dates', 'sums'],
  unused: ['1', '4', '14', '27', '28', '32', '6v', '7v', '8v', '11v', '22v', '37v'],
  claims: { notSeen: [325, 20], firstThree: [57, 0] },
};
