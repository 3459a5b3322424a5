import type { ReadText } from '../text/read-text.ts';
import type { Check, Conflict, Place } from './check.ts';

export const sumsCheck: Check = {
  id: 'sums',
  name: 'Items add up to their total',
  find: (text) => findTotal(text) ?? findSum(text),
};

const amount = String.raw`[€£$]?\s?(\d{1,3}(?:[, ]\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?)`;
const unit = String.raw`\s?(EUR|USD|GBP|CHF|PLN|TRY|[€£$]|hours?|h|days?|people)?`;
const item = new RegExp(String.raw`^[A-Za-z][^\d\n]{1,50}?[\s:|–-]\s*${amount}${unit}\s*$`, 'i');
const total = new RegExp(String.raw`^(?:in )?(?:total|sum|all|together)\b[^\d\n]{0,30}${amount}${unit}\s*\.?$`, 'i');

/** Two lines or more that each end with an amount, and below them a total of another amount. */
function findTotal({ lines }: ReadText): Conflict | undefined {
  let items: Item[] = [];
  for (const { text, start } of lines) {
    const summed = total.exec(text);
    const one = summed ?? item.exec(text);
    if (!one) {
      items = [];
      continue;
    }
    const next = { value: amountOf(one[1]), unit: (one[2] ?? '').toLowerCase(), start, end: start + text.length };
    if (!summed) {
      items.push(next);
      continue;
    }
    const conflict = conflictOf(items, next);
    if (conflict) return conflict;
    items = [];
  }
  return undefined;
}

function conflictOf(items: readonly Item[], stated: Item): Conflict | undefined {
  const sum = items.reduce((all, { value }) => all + value, 0);
  const isOfOneUnit = items.every(({ unit: own }) => !own || !stated.unit || own === stated.unit);
  if (items.length < 2 || !isOfOneUnit || isNear(sum, stated.value)) return undefined;
  return { ask: `Together that is ${rounded(sum)}. Which number is right?`, places: [...items, stated] };
}

const written = new RegExp(String.raw`(?<![\d.,]|[-+×x*] ?)${amount}(?: ?\+ ?${amount}){1,12} ?= ?${amount}`, 'g');

/** '4,000 + 600 = 4,800'. */
function findSum({ source }: ReadText): Conflict | undefined {
  for (const { 0: words, index } of source.matchAll(written)) {
    const [left = '', right = ''] = words.split('=');
    const sum = left.split('+').reduce((all, part) => all + amountOf(part), 0);
    if (!isNear(sum, amountOf(right)))
      return {
        ask: `That is ${rounded(sum)}. Which number is right?`,
        places: [{ start: index, end: index + words.length }],
      };
  }
  return undefined;
}

const amountOf = (digits = '') => Number(digits.replaceAll(/[^\d.]/g, ''));
const isNear = (sum: number, stated: number) => Math.abs(sum - stated) <= sum / 100;
const rounded = (sum: number) => Math.round(sum * 100) / 100;

interface Item extends Place {
  value: number;
  unit: string;
}
