import type { CardKind } from './rules/rule.ts';
import { typeWords } from './text/input-words.ts';

const signs: readonly (readonly [CardKind, number, RegExp])[] = [
  ['api', 3, /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\//],
  ['api', 2, /\{\s*"\w+"\s*:/],
  ['api', 2, /\b(?:request|response) (?:fields?|body)\b|\bendpoint\b|\bside effects\b/i],
  ['api', 1, /\b[45]\d\d\b|\b(?:string|integer|boolean)\b/i],
  ['api', 1, /^[a-z]{2,}[A-Z]\w+\b/m],
  ['form', 3, /^[^\n.]{0,40}\bform\b|\bthis form\b/i],
  ['form', 2, /\bon ?(?:click|change|load|dblclick|mouseover|rightclick)\b|\btab order\b/i],
  ['form', 2, /\bopened (?:only )?by\b|\bopens? it from\b|\bwhen (?:it|the form) (?:is opened|opens)\b/i],
  ['form', 2, typeWords],
  ['form', 1, /\((?:image|video|table|group|hyperlink|inner check ?box)\)/i],
  ['story', 3, /\bas (?:an?|the) [^,\n]{2,60}(?:,|\s)\s*I (?:want|need|can|would)\b/i],
  ['story', 2, /\bacceptance criteria\b|\bso that\b|^role\s*[:|]/im],
  ['story', 2, typeWords],
];

/** The card that a text seems to be. A story wins over a form, and both over an API, when the signs are equal. */
export function kindOf(source: string): CardKind {
  const points = { story: 0, form: 0, api: 0 };
  for (const [kind, weight, sign] of signs) if (sign.test(source)) points[kind] += weight;
  const most = Math.max(...Object.values(points));
  return (['story', 'form'] as const).find((kind) => points[kind] === most) ?? 'api';
}
