import { otherNameOf } from './other-text.ts';
import { type CardKind, cardKinds, type TextKind } from './rules/rule.ts';
import { typeWords } from './text/about-inputs.ts';
import { isEnglish } from './text/is-english.ts';

const signs: readonly (readonly [CardKind, number, RegExp])[] = [
  ['api', 3, /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\//],
  ['api', 2, /\{\s*"\w+"\s*:/],
  ['api', 2, /\b(?:request|response) (?:fields?|body)\b|\bendpoint\b|\bside effects\b/i],
  ['api', 1, /\b[45]\d\d\b(?! [a-z]*(?:EUR|customers|people))|\b(?:string|integer|boolean)\b/i],
  ['api', 1, /^[a-z]{2,}[A-Z]\w+\b/m],
  ['form', 3, /^[^\n.]{0,40}\bform\b|\bthis form\b/i],
  ['form', 2, /\bon ?(?:click|change|load|dblclick|mouseover|rightclick)\b|\btab order\b/i],
  ['form', 2, /\bopened (?:only )?by\b|\bopens? it from\b|\bwhen (?:it|the form) (?:is opened|opens)\b/i],
  ['form', 2, typeWords],
  ['form', 1, /\((?:image|video|table|group|hyperlink|inner check ?box)\)/i],
  [
    'flow',
    3,
    /^[^\n.]{0,40}\b(?:flow|process)\b[^\n.]{0,40}$|\b(?:the|this|a) (?:flow|process) (?:starts|begins|ends|runs|covers)\b/im,
  ],
  ['flow', 2, /^(?:start event|starts? when|trigger(?:ed by)?|end state|ends? when|boundary)\b/im],
  ['flow', 2, /^\W{0,4}(?:step )?1[.:)] [^\n]+\n+\W{0,4}(?:step )?2[.:)] [^\n]+\n+\W{0,4}(?:step )?3[.:)] /im],
  ['flow', 2, /^[^\n:→]{2,30}(?:→|->)[^\n:]{2,30}:/m],
  ['flow', 1, /→|->|\bsteps?\b/i],
  ['flow', 1, /\b(?:sends?|forwards?|hands?|passes|returns)\b[^.\n]{3,60}\bto the\b/i],
  ['flow', 1, /\b(?:otherwise|if not|goes back|comes back|is returned|is refused)\b/i],
  ['flow', 1, /\b(?:starts?|begins?|triggered|ends?|finished|over) (?:when|with|once|as soon as|by)\b/i],
  ['flow', 1, /\b(?:clerk|warehouse|dispatcher|accountant|bookkeeper|courier|supplier|depot|reception|office)\b/i],
  ['business', 4, /\bbusiness case\b/i],
  ['business', 3, /\b(?:stoppers?|business model|at risk)\b/i],
  ['business', 2, /\b(?:competitors?|rivals?|substitutes)\b/i],
  ['business', 2, /\b(?:revenue|break-?even|cost of sales|willing(?:ness)? to pay|sponsor)\b/i],
  ['business', 1, /\b(?:segments?|target group|market|customers? (?:pay|cost)s?)\b/i],
  ['business', 1, /\d ?(?:EUR|USD|GBP|€|\$)|[€£$]\d/],
  ['business', 1, /\b(?:prices?|pricing|subscriptions?|margin|salar(?:y|ies)|depreciation|competes?)\b/i],
  ['story', 3, /\bas (?:an?|the) [^,\n]{2,60}(?:,|\s)\s*I (?:want|need|can|would)\b/i],
  ['story', 2, /\bacceptance criteria\b|\baccepted when\b|\bso that\b|^role\s*[:|]/im],
  ['story', 2, /\bwants? to\b|\b(?:user )?stor(?:y|ies)\b|^\s*given\b/im],
  ['story', 1, /\b(?:needs? to|would like to|should be able)\b/i],
  ['story', 2, typeWords],
];

/** The card that a text seems to be, or `none`. When the signs are equal, the first of story, form, API, flow and business case. */
export function kindOf(source: string): TextKind {
  if (!isEnglish(source) || otherNameOf(source)) return 'none';
  const points = Object.fromEntries(cardKinds.map((kind) => [kind, 0])) as Record<CardKind, number>;
  for (const [kind, weight, sign] of signs) if (sign.test(source)) points[kind] += weight;
  const most = Math.max(...Object.values(points));
  return cardKinds.find((kind) => points[kind] === most) ?? 'story';
}
