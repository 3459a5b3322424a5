/**
 * Eight letters A to Z: phone (13 bits), topic (8), answer (2) and table (6), times a prime. No product of that prime
 * is one wrong letter, or two in the wrong order, away from another. The answer is mixed with the phone, so that equal
 * answers do not look alike.
 */
export function lettersOf({ table, phone, topic, answer }: PhoneAnswer): string {
  const mixed = answers.indexOf(answer) ^ mixOf(phone, topic);
  let value = (((phone * 256 + topic) * 4 + mixed) * 64 + table) * prime;
  let letters = '';
  for (let place = 0; place < length; place++) {
    letters = String.fromCharCode(first + (value % 26)) + letters;
    value = Math.floor(value / 26);
  }
  return letters;
}

/** Spaces and small letters do no harm. */
export function readLetters(text: string): PhoneAnswer | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!/^[A-Z]{8}$/.test(letters)) return undefined;
  const product = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - first, 0);
  if (product % prime !== 0) return undefined;
  const [table, mixed, topic, phone] = split(product / prime, [64, 4, 256]);
  const answer = answers[mixed ^ mixOf(phone, topic)];
  return answer && phone < phones ? { table, phone, topic, answer } : undefined;
}

/** 'ABCD EFGH' */
export const spaced = (letters: string): string => `${letters.slice(0, 4)} ${letters.slice(4)}`;

export const answers = ['yes', 'partly', 'not yet'] as const;

export const phones = 2 ** 13;
export const tables = 2 ** 6;

const prime = 383;
const length = 8;
const first = 'A'.charCodeAt(0);

const mixOf = (phone: number, topic: number) => (phone ^ (phone >> 5) ^ topic) & 3;

function split(value: number, [a, b, c]: readonly [number, number, number]): [number, number, number, number] {
  const [afterA, afterB] = [Math.floor(value / a), Math.floor(value / a / b)];
  return [value % a, afterA % b, afterB % c, Math.floor(afterB / c)];
}

export type Answer = (typeof answers)[number];

export interface PhoneAnswer {
  table: number;
  phone: number;
  topic: number;
  answer: Answer;
}
