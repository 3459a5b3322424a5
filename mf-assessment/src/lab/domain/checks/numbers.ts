import type { ReadText } from '../text/read-text.ts';
import type { Conflict } from './check.ts';

const unit =
  'EUR|USD|GBP|CHF|PLN|TRY|€|\\$|£|%|seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|MB|GB|km|kg';
const labelled = new RegExp(
  String.raw`\b((?:[A-Za-zÀ-ž][A-Za-zÀ-ž-]+ ){0,3}[A-Za-zÀ-ž][A-Za-zÀ-ž-]+)(?:\s+(?:is|are|of|costs?)|\s*[:=])\s+(?:a |an )?(\d+(?:[.,]\d+)?)\s*(${unit})`,
  'gi',
);
const small = /^(?:the|a|an|this|that|of|for|fixed|new|and|is|its|their|your|our|my|with|after|when|has|have)$/i;

/** One thing with two numbers of the same unit: 'the fee is 3 EUR … the fee of 4 EUR'. */
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

interface Labelled {
  name: string;
  value: string;
  unit: string;
  start: number;
  end: number;
}
