import type { ReadText } from '../text/read-text.ts';
import type { Check, Conflict, Place } from './check.ts';

export const sumsCheck: Check = {
  id: 'sums',
  name: 'Items add up to their total',
  find: (text) => findTotal(text) ?? findSum(text) ?? findListed(text),
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

const listed = new RegExp(
  String.raw`^(?:[^:]{1,40}: ?)?(.{9,300}?)[,;:–-]? ?\b(?:and )?(?:together|altogether|in total|in all)\b[^\d]{0,20}${amount}${unit}`,
  'i',
);

/** 'Rent 1,900 EUR, adverts 400 EUR, together 2,400 EUR': every part is an item. */
function findListed({ lines }: ReadText): Conflict | undefined {
  for (const { text, start } of lines) {
    const [words = '', list = '', digits, of = ''] = listed.exec(text) ?? [];
    const parts = list.split(/[;,] (?:and )?| and | \+ /).map((part) => item.exec(part.trim()));
    const items = parts.flatMap((part) =>
      part ? [{ value: amountOf(part[1]), unit: (part[2] ?? '').toLowerCase(), start, end: start }] : [],
    );
    if (items.length < parts.length) continue;
    const stated = { value: amountOf(digits), unit: of.toLowerCase(), start, end: start + words.length };
    const conflict = conflictOf(items, stated);
    if (conflict) return { ...conflict, places: [stated] };
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
