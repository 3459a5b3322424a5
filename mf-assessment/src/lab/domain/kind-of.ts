import type { CardKind } from './rules/rule.ts';
import { typeWords } from './text/input-words.ts';

const signs: readonly (readonly [CardKind, number, RegExp])[] = [
  ['api', 3, /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\//],
  ['api', 2, /\{\s*"\w+"\s*:/],
  ['api', 2, /\b(?:request|response) (?:fields?|body)\b|\bendpoint\b|\bside effects\b/i],
  ['api', 1, /\b[45]\d\d\b|\b(?:string|integer|boolean)\b/i],
  ['api', 1, /^[a-z]{2,}[A-Z]\w+\b/m],
  ['story', 3, /\bas (?:an?|the) [^,\n]{2,60}(?:,|\s)\s*I (?:want|need|can|would)\b/i],
  ['story', 2, /\bacceptance criteria\b|\bso that\b|^role\s*[:|]/im],
  ['story', 2, typeWords],
];

/** The card that a text seems to be. */
export function kindOf(source: string): CardKind {
  const points = { api: 0, story: 0 };
  for (const [kind, weight, sign] of signs) if (sign.test(source)) points[kind] += weight;
  return points.api > points.story ? 'api' : 'story';
}
