import type { ReadText } from '../text/read-text.ts';
import type { Conflict } from './check.ts';

const between =
  /\b(?:between (\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)|min(?:imum)?(?: length| value)?\.?(?: is| of|:)? (\d+(?:\.\d+)?)\b[^.;\n\d]{0,30}\bmax(?:imum)?(?: length| value)?\.?(?: is| of|:)? (\d+(?:\.\d+)?)|at least (\d+(?:\.\d+)?)\b[^.;\n\d]{0,30}\bat most (\d+(?:\.\d+)?))/gi;

/** A range whose first number is larger than its second. */
export function findRange({ source }: ReadText): Conflict | undefined {
  for (const match of source.matchAll(between)) {
    const [words, ...numbers] = match;
    const [low, high] = numbers.filter((number) => number !== undefined).map(Number);
    if (low !== undefined && high !== undefined && low > high)
      return {
        ask: 'The smallest is larger than the largest. Which way round?',
        places: [{ start: match.index, end: match.index + words.length }],
      };
  }
  return undefined;
}
