import { role } from '../rules/story/story-parts.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Check, Conflict } from './check.ts';
import { findNumbers, findRange } from './numbers.ts';

export const checks: readonly Check[] = [
  {
    id: 'names',
    name: 'One person, one name',
    find: findNames,
  },
  {
    id: 'numbers',
    name: 'One thing, one number',
    find: findNumbers,
  },
  {
    id: 'range',
    name: 'Ranges the right way round',
    find: findRange,
  },
];

const buyers = ['customer', 'client', 'subscriber', 'buyer', 'shopper', 'user'];
const guests = ['guest', 'visitor', 'member', 'passenger', 'patron', 'tenant', 'reader', 'patient', 'student'];

/** One person under two names: the role is a subscriber, and later 'the customer' does something. */
function findNames(text: ReadText): Conflict | undefined {
  const own = role(text);
  const name = own && /([A-Za-zÀ-ž-]+)$/.exec(text.source.slice(own.start, own.end))?.[1]?.toLowerCase();
  if (!own || !name) return undefined;
  const others = buyers.includes(name) ? buyers.filter((word) => word !== name) : guests.includes(name) ? ['user'] : [];
  if (others.length === 0) return undefined;
  const match = new RegExp(
    String.raw`\b(?:the|each|every) (?:${others.join('|')})s?\b(?! (?:service|number|account|interface|story|stories|id|name|experience|support|group)\b)`,
    'i',
  ).exec(text.source.slice(own.end));
  if (!match) return undefined;
  const start = own.end + match.index;
  return {
    ask: `Is ${match[0].toLowerCase()} the same person as the ${name}? Use one word.`,
    places: [own, { start, end: start + match[0].length }],
  };
}
