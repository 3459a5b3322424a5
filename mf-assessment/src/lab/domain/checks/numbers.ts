import type { ReadText } from '../text/read-text.ts';
import type { Conflict } from './check.ts';

const unit =
  'EUR|USD|GBP|CHF|PLN|TRY|€|\\$|£|%|seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|MB|GB|km|kg';
const labelled = new RegExp(
  String.raw`\b((?:[A-Za-zÀ-ž][A-Za-zÀ-ž-]+ ){0,3}[A-Za-zÀ-ž][A-Za-zÀ-ž-]+)(?:\s+(?:is|are|of|costs?)|\s*[:=])\s+(?:a |an )?(\d+(?:[.,]\d+)?)\s*(${unit})`,
  'gi',
);
const small =
  /^(?:the|a|an|this|that|of|for|fixed|new|and|is|its|their|your|our|my|with|after|when|has|have|eur|usd|gbp|chf|pln|try)$/i;

export function findNumbers({ source }: ReadText): Conflict | undefined {
  const seen: Labelled[] = [];
  for (const match of source.matchAll(labelled)) {
    const [words, label = '', value = '', of = ''] = match;
    const name = label
      .toLowerCase()
      .split(' ')
      .filter((word) => !small.test(word))
      .join(' ');
    if (!name || /\b(?:least|most|more|less|than|max|min|maximum|minimum)\b/.test(name)) continue;
    const next = {
      name,
      value: value.replace(',', '.'),
      unit: of.toLowerCase().replace(/s$/, ''),
      start: match.index,
      end: match.index + words.length,
    };
    const other = seen.find((before) => before.name === next.name && before.unit === next.unit);
    if (other && Number(other.value) !== Number(next.value))
      return { ask: `Two numbers for “${name}”. Which one is right?`, places: [other, next] };
    seen.push(next);
  }
  return undefined;
}

const between =
  /\b(?:between (\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)|min(?:imum)?(?: length| value)?\.?(?: is| of|:)? (\d+(?:\.\d+)?)\b[^.;\n\d]{0,30}\bmax(?:imum)?(?: length| value)?\.?(?: is| of|:)? (\d+(?:\.\d+)?)|at least (\d+(?:\.\d+)?)\b[^.;\n\d]{0,30}\bat most (\d+(?:\.\d+)?))/gi;

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

interface Labelled {
  name: string;
  value: string;
  unit: string;
  start: number;
  end: number;
}
