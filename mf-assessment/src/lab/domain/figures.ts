import type { RuleCounts } from './standing.ts';
import type { TextSet } from './text-sets.ts';

/** Counted from the corpus by its test; `npm run lab-figures` writes it again. Per set: hits, misses, false alarms. */
export const figures: Figures = {
  texts: { 'written-with': 135, 'set-aside': 43 },
  rules: {
    51: { 'written-with': [29, 0, 0], 'set-aside': [23, 0, 0] },
    52: { 'written-with': [28, 0, 0], 'set-aside': [22, 0, 0] },
    53: { 'written-with': [25, 0, 0], 'set-aside': [22, 0, 0] },
    54: { 'written-with': [17, 0, 0], 'set-aside': [12, 0, 0] },
    56: { 'written-with': [7, 0, 0], 'set-aside': [2, 0, 0] },
    57: { 'written-with': [7, 0, 0], 'set-aside': [2, 0, 0] },
    58: { 'written-with': [37, 0, 0], 'set-aside': [6, 0, 2] },
    59: { 'written-with': [32, 0, 0], 'set-aside': [6, 0, 0] },
    61: { 'written-with': [8, 0, 0], 'set-aside': [1, 0, 0] },
    62: { 'written-with': [5, 0, 0], 'set-aside': [2, 0, 0] },
    63: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0] },
    64: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0] },
    65: { 'written-with': [7, 0, 0], 'set-aside': [2, 0, 0] },
    66: { 'written-with': [10, 0, 0], 'set-aside': [5, 0, 0] },
    67: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0] },
    68: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0] },
    69: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0] },
    70: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0] },
    71: { 'written-with': [6, 0, 0], 'set-aside': [4, 0, 0] },
    72: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0] },
    73: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0] },
    74: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0] },
    75: { 'written-with': [3, 0, 0], 'set-aside': [1, 0, 0] },
    76: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0] },
    77: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0] },
    78: { 'written-with': [3, 0, 0], 'set-aside': [2, 0, 0] },
    79: { 'written-with': [6, 0, 0], 'set-aside': [2, 0, 0] },
    80: { 'written-with': [4, 0, 0], 'set-aside': [2, 0, 0] },
    81: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0] },
    82: { 'written-with': [5, 0, 0], 'set-aside': [1, 0, 0] },
    83: { 'written-with': [5, 0, 0], 'set-aside': [3, 0, 0] },
    84: { 'written-with': [6, 0, 0], 'set-aside': [1, 0, 0] },
    85: { 'written-with': [6, 0, 0], 'set-aside': [4, 0, 0] },
    146: { 'written-with': [33, 0, 0], 'set-aside': [13, 0, 0] },
    147: { 'written-with': [14, 0, 0], 'set-aside': [6, 0, 1] },
    148: { 'written-with': [10, 0, 0], 'set-aside': [5, 0, 0] },
    149: { 'written-with': [11, 0, 0], 'set-aside': [3, 0, 1] },
    150: { 'written-with': [6, 0, 0], 'set-aside': [3, 0, 0] },
    151: { 'written-with': [7, 0, 0], 'set-aside': [6, 0, 0] },
    152: { 'written-with': [10, 0, 0], 'set-aside': [5, 0, 0] },
    153: { 'written-with': [7, 0, 0], 'set-aside': [3, 0, 0] },
    names: { 'written-with': [2, 0, 0], 'set-aside': [1, 0, 0] },
    numbers: { 'written-with': [2, 1, 0], 'set-aside': [2, 0, 0] },
    days: { 'written-with': [4, 0, 0], 'set-aside': [1, 0, 0] },
    dates: { 'written-with': [2, 0, 0], 'set-aside': [1, 0, 0] },
    range: { 'written-with': [3, 0, 0], 'set-aside': [1, 0, 0] },
    fields: { 'written-with': [3, 0, 0], 'set-aside': [1, 0, 0] },
  },
};

interface Figures {
  texts: Readonly<Record<TextSet, number>>;
  rules: Readonly<Record<string, RuleCounts>>;
}
