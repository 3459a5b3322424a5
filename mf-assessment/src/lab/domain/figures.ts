import type { RuleCounts } from './standing.ts';
import type { TextSet } from './text-sets.ts';

/** Counted from the corpus by its test; `npm run lab-figures` writes it again. Per set: hits, misses, false alarms. */
export const figures: Figures = {
  texts: { 'written-with': 135, 'set-aside': 43, 'other-hand': 45 },
  rules: {
    51: { 'written-with': [29, 0, 0], 'set-aside': [23, 0, 0], 'other-hand': [15, 10, 1] },
    52: { 'written-with': [28, 0, 0], 'set-aside': [22, 0, 0], 'other-hand': [17, 10, 1] },
    53: { 'written-with': [25, 0, 0], 'set-aside': [22, 0, 0], 'other-hand': [13, 13, 0] },
    54: { 'written-with': [17, 0, 0], 'set-aside': [12, 0, 0], 'other-hand': [7, 7, 1] },
    56: { 'written-with': [7, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [1, 2, 0] },
    57: { 'written-with': [7, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [0, 1, 0] },
    58: { 'written-with': [37, 0, 0], 'set-aside': [6, 0, 2], 'other-hand': [8, 9, 0] },
    59: { 'written-with': [32, 0, 0], 'set-aside': [6, 0, 0], 'other-hand': [7, 0, 0] },
    61: { 'written-with': [8, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 5, 0] },
    62: { 'written-with': [5, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [1, 1, 0] },
    63: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [1, 1, 0] },
    64: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [1, 1, 0] },
    65: { 'written-with': [7, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [0, 1, 0] },
    66: { 'written-with': [10, 0, 0], 'set-aside': [5, 0, 0], 'other-hand': [4, 7, 0] },
    67: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [0, 5, 0] },
    68: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [0, 3, 0] },
    69: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 1, 0] },
    70: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 4, 0] },
    71: { 'written-with': [6, 0, 0], 'set-aside': [4, 0, 0], 'other-hand': [5, 7, 0] },
    72: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [1, 3, 0] },
    73: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [1, 1, 0] },
    74: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [1, 2, 0] },
    75: { 'written-with': [3, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 1, 0] },
    76: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 3, 0] },
    77: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 2, 0] },
    78: { 'written-with': [3, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [1, 4, 0] },
    79: { 'written-with': [6, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [2, 1, 0] },
    80: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0], 'other-hand': [0, 5, 1] },
    81: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 2, 0] },
    82: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 2, 0] },
    83: { 'written-with': [5, 0, 0], 'set-aside': [3, 0, 0], 'other-hand': [2, 2, 0] },
    84: { 'written-with': [6, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 1, 0] },
    85: { 'written-with': [6, 0, 0], 'set-aside': [4, 0, 0], 'other-hand': [2, 7, 0] },
    146: { 'written-with': [33, 0, 0], 'set-aside': [13, 0, 0], 'other-hand': [4, 8, 2] },
    147: { 'written-with': [14, 0, 0], 'set-aside': [6, 0, 1], 'other-hand': [5, 3, 0] },
    148: { 'written-with': [10, 0, 0], 'set-aside': [5, 0, 0], 'other-hand': [5, 3, 0] },
    149: { 'written-with': [11, 0, 0], 'set-aside': [3, 0, 1], 'other-hand': [3, 5, 1] },
    150: { 'written-with': [6, 0, 0], 'set-aside': [3, 0, 0], 'other-hand': [3, 2, 0] },
    151: { 'written-with': [7, 0, 0], 'set-aside': [6, 0, 0], 'other-hand': [5, 4, 0] },
    152: { 'written-with': [10, 0, 0], 'set-aside': [5, 0, 0], 'other-hand': [0, 7, 0] },
    153: { 'written-with': [7, 0, 0], 'set-aside': [3, 0, 0], 'other-hand': [4, 1, 1] },
    names: { 'written-with': [2, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 2, 0] },
    numbers: { 'written-with': [2, 1, 0], 'set-aside': [2, 0, 0], 'other-hand': [0, 2, 0] },
    days: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [1, 0, 0] },
    dates: { 'written-with': [2, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 2, 0] },
    range: { 'written-with': [3, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [1, 1, 0] },
    fields: { 'written-with': [3, 0, 0], 'set-aside': [1, 0, 0], 'other-hand': [0, 1, 0] },
  },
};

interface Figures {
  texts: Readonly<Record<TextSet, number>>;
  rules: Readonly<Record<string, RuleCounts>>;
}
