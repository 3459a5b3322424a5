import type { Declaration } from 'lightningcss';

/** Of each property that gives a name which others find, the words that are none. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  'counter-reset': ['list-item'],
  'counter-set': ['list-item'],
  'counter-increment': ['list-item'],
  container: ['normal', 'size', 'inline-size', 'scroll-state'],
  'container-name': [],
  'view-transition-name': ['auto', 'match-element'],
  'view-transition-class': [],
};

/** Their names begin with two hyphens, and nothing else in their values does. */
const dashed: readonly string[] = [
  'anchor-name',
  'scroll-timeline',
  'scroll-timeline-name',
  'view-timeline',
  'view-timeline-name',
  'timeline-scope',
  'timeline-trigger',
  'timeline-trigger-name',
  'event-trigger',
  'event-trigger-name',
];

const wordsOfAll = ['none', 'inherit', 'initial', 'unset', 'revert', 'revert-layer', 'revert-rule'];

export function namesGiven(declaration: Declaration): { property: string; names: readonly string[] } {
  const property = nameOf(declaration);
  const isParsed = declaration.property !== 'unparsed' && declaration.property !== 'custom';
  const value = isParsed ? declaration.value : declaration.value.value;
  return { property, names: namesIn(property, value) };
}

/** How a function that may stand for any name is written instead. */
export function adviceFor(property: string, name: string): string {
  if (!name.endsWith('()')) return '';
  if (property.startsWith('counter-')) return `; a number is written as calc(${name.replace('()', '(…)')})`;
  return property === 'view-timeline' ? '; an inset is written in view-timeline-inset' : '';
}

function namesIn(property: string, value: unknown): string[] {
  if (dashed.includes(property)) return wordsIn(value).filter((word) => /^--|\(\)$/.test(word));
  const others = Object.hasOwn(otherWords, property) ? otherWords[property] : undefined;
  if (!others) return [];
  return wordsIn(value).filter((word) => ![...wordsOfAll, ...others].includes(word.toLowerCase()));
}

/** Browsers do not tell capitals apart. What has a variable in its value is not parsed. */
function nameOf({ property, value }: Declaration): string {
  if (property === 'unparsed') return value.propertyId.property;
  return (property === 'custom' ? value.name : property).toLowerCase();
}

/** Any other, and a variable, may stand for any name. */
const nameless: readonly string[] = [
  ...['calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem', 'abs', 'sign', 'progress'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'pow', 'sqrt', 'hypot', 'log', 'exp'],
  ...['sibling-index', 'sibling-count', 'view', 'scroll'],
];

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { type, value: inner } = value as { type?: unknown; value?: unknown };
  if (type === 'var' || type === 'env') return [`${type}()`];
  if (type === 'delim' || type === 'length' || type === 'dimension') return [];
  if (type === 'function') {
    const { name, arguments: given } = inner as { name: string; arguments: unknown };
    if (nameless.includes(name.toLowerCase())) return [];
    return name.toLowerCase() === 'reversed' ? wordsIn(given) : [`${name}()`];
  }
  return Object.entries(value).flatMap(([key, part]) => (key === 'type' ? [] : wordsIn(part)));
}
