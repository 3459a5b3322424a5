import type { ReadText } from '../text/read-text.ts';
import type { Conflict } from './check.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const nth = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const date = String.raw`(20\d\d-\d\d-\d\d|\d{1,2}\.\d{1,2}\.20\d\d|${nth} (?:of )?${month}(?:,? 20\d\d)?|${month} ${nth}(?:,? 20\d\d)?)`;
const range = new RegExp(
  String.raw`\b(?:from|between|starts?|begins?|start date)(?: on)?:?\s+${date}\s*[,;]?\s*(?:(?:and )?(?:to|until|till|and|through|ends?|end date)(?: on)?:?\s+|[–-]\s*)${date}\b(?! (?:next|of the next|of the following|the following) year)`,
  'gi',
);
const isMoved = /\b(?:mov|chang|postpon|shift|reschedul|brought|bring|correct)\w*\b[^.\n]{0,40}$/i;

/**
 * What ends before it begins. Without years a range may go over the end of one, but not within a month. A year at the
 * second date alone does not say which one the first is in.
 */
export function findDateRange({ source }: ReadText): Conflict | undefined {
  for (const { 0: words, 1: first = '', 2: last = '', index } of source.matchAll(range)) {
    const [from, until] = [dateIn(first), dateIn(last)];
    const isOfOneYear = from.month === until.month && until.year === 0;
    const isBackwards = isOfOneYear
      ? from.day > until.day
      : from.year !== 0 && until.year !== 0 && orderOf(from) > orderOf(until);
    if (isBackwards && !isMoved.test(source.slice(Math.max(0, index - 60), index)))
      return {
        ask: 'It ends before it begins. Which date is right?',
        places: [{ start: index, end: index + words.length }],
      };
  }
  return undefined;
}

/** `year` is 0 where none is written. */
function dateIn(words: string): WrittenDate {
  const name = /[a-z]{3}/i.exec(words.replace(/^\d+(?:st|nd|rd|th)/i, ''))?.[0].toLowerCase();
  const numbers = [...words.matchAll(/\d+/g)].map(Number);
  if (name) return { day: numbers[0] ?? 0, month: months.indexOf(name) + 1, year: numbers[1] ?? 0 };
  const [day = 0, monthOfYear = 0, year = 0] = (numbers[0] ?? 0) > 31 ? numbers.toReversed() : numbers;
  return { day, month: monthOfYear, year };
}

const orderOf = ({ day, month: monthOfYear, year }: WrittenDate) => (year * 12 + monthOfYear) * 31 + day;

interface WrittenDate {
  day: number;
  month: number;
  year: number;
}
