import { inputLine } from '../rules/rule.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Conflict, Place } from './check.ts';

const tokens =
  /\b(?:DD?[./-]MM?[./-]YY(?:YY)?|YYYY-MM-DD|MM?\/DD?\/YYYY|\d{1,2}\.\d{1,2}\.20\d\d|20\d\d-\d\d-\d\d)\b/gi;

/** Inputs whose dates are spelt in two ways. Entry and display may differ when the text says so. */
export function findDates({ lines }: ReadText): Conflict | undefined {
  const seen: (Place & { shape: string })[] = [];
  for (const { text, start } of lines.filter(inputLine)) {
    if (/\b(?:stored|shown|displayed|display|saved|sent|printed|refused|invalid|wrong|rejected)\b/i.test(text))
      continue;
    for (const match of text.matchAll(tokens)) {
      const shape = shapeOf(match[0]);
      const place = { shape, start: start + match.index, end: start + match.index + match[0].length };
      const other = seen.find((before) => before.shape !== shape);
      if (other) return { ask: 'Two formats for dates. Which one is typed?', places: [other, place] };
      seen.push(place);
    }
  }
  return undefined;
}

/** 'day first with points', and so on: order and separator. */
const shapeOf = (date: string) => {
  const first = /^(?:Y|\d{4})/i.test(date) ? 'Y' : /^M/i.test(date) ? 'M' : 'D';
  return first + (/[./-]/.exec(date)?.[0] ?? '');
};
