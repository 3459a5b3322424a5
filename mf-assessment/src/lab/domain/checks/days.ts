import { inputLine } from '../rules/rule.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Conflict, Place } from './check.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const day = String.raw`\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b`;
const dated = new RegExp(
  String.raw`${day},?\s+(?:the\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[A-Za-zÀ-ž]*,?\s+(20\d\d)|(\d{1,2})\.(\d{1,2})\.(20\d\d)|(20\d\d)-(\d\d)-(\d\d))`,
  'gi',
);
const starting = new RegExp(
  String.raw`\b(?:starts?|begins?|starting|first (?:session|day|evening))\b[^.\n]{0,20}?${day}`,
  'i',
);
const pattern = new RegExp(String.raw`\b(?:every|each|on)\s+${day}s?(?:\s*(?:,|and|\+|&|or)\s*${day})*`, 'gi');

/** A weekday that is not the day of its date, or a start outside the days on which something takes place. */
export function findDays({ source }: ReadText): Conflict | undefined {
  for (const match of source.matchAll(dated)) {
    const [words, name = '', d1, m1, y1, d2, m2, y2, y3, m3, d3] = match;
    const date = new Date(
      Date.UTC(
        Number(y1 ?? y2 ?? y3),
        m1 ? months.indexOf(m1.slice(0, 3).toLowerCase()) : Number(m2 ?? m3) - 1,
        Number(d1 ?? d2 ?? d3),
      ),
    );
    const real = weekdays[date.getUTCDay()] ?? '';
    if (!Number.isNaN(date.getTime()) && !real.startsWith(name.slice(0, 3).toLowerCase()))
      return {
        ask: `This date is a ${capital(real)}. Which is right, the day or the date?`,
        places: [placeOf(match.index, words)],
      };
  }
  const start = starting.exec(source);
  const first = start?.[1]?.slice(0, 3).toLowerCase();
  if (!start || !first) return undefined;
  for (const match of source.matchAll(pattern)) {
    if (match.index >= start.index && match.index < start.index + start[0].length) continue;
    const days =
      match[0]
        .toLowerCase()
        .match(new RegExp(day, 'gi'))
        ?.map((name) => name.slice(0, 3)) ?? [];
    if (/^on\s/i.test(match[0]) && days.length < 2 && !/s$/i.test(match[0])) continue;
    if (!days.includes(first))
      return {
        ask: 'It starts on a day on which it does not take place. Which is right?',
        places: [placeOf(start.index, start[0]), placeOf(match.index, match[0])],
      };
  }
  return undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const placeOf = (start: number, words: string) => ({ start, end: start + words.length });

const tokens =
  /\b(?:DD?[./-]MM?[./-]YY(?:YY)?|YYYY-MM-DD|MM?\/DD?\/YYYY|\d{1,2}\.\d{1,2}\.20\d\d|20\d\d-\d\d-\d\d)\b/gi;

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

const shapeOf = (date: string) => {
  const first = /^(?:Y|\d{4})/i.test(date) ? 'Y' : /^M/i.test(date) ? 'M' : 'D';
  return first + (/[./-]/.exec(date)?.[0] ?? '');
};
