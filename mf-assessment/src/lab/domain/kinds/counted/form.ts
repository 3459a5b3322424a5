import type { Counted } from '../kind-rules.ts';

export const formCounted: Counted = {
  notSeen: [100, 90, 94, 88, 91, 103, 101, 102, 93, 99],
  hints: [
    '88',
    '92',
    '93',
    '94',
    '95',
    '97',
    '100',
    '105',
    '106',
    '109',
    '113',
    '114',
    '115',
    '116',
    '118',
    'names',
    'dates',
  ],
  unused: ['86', '104', '91v', '95v', '96v', '117v'],
};
