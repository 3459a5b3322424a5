import { warnOnce } from './warn-once.ts';

/** Says in the console what is wrong with the attributes of an element. */
export function checkAttributes(element: Element): void {
  const known = attributesOf[element.localName] ?? [];
  for (const { name, value } of element.attributes) {
    const meant = known.find((one) => one === name) ?? known.find((one) => isClose(name, one));
    if (!meant || name === 'class') continue;
    const about = `${name}="${value}" of <${element.localName}>`;
    const { [meant]: rule = { code: 207, isRight: () => true } as Rule } = rules;
    if (meant !== name) warnOnce(207, `${about} is not read. Is ${meant} meant?`);
    else if (!rule.isRight(value)) warnOnce(rule.code, `${about} ${rule.effect ?? 'has no effect.'}`);
  }
}

/** But for a letter after the first, or two of a long name, in any order. Hyphens do not count: HTML knows no `minHeight`. */
function isClose(name: string, known: string): boolean {
  const [a = '', b = ''] = [name, known].map((one) => one.replaceAll('-', ''));
  return a[0] === b[0] && Math.max(without(a, b), without(b, a)) <= (known.length > 5 ? 2 : 1);
}

/** How many letters of a word the other one lacks. */
const without = (word: string, other: string) =>
  [...other].reduce((rest, letter) => rest.replace(letter, ''), word).length;

const wordsOf = (value: string) => value.trim().split(/\s+/);
const isField = (word: string) => /^\w{1,32}(?:=[\w.~-]{1,64})?$/.test(word);
const oneOf = (...values: string[]): Rule => ({ code: 207, isRight: (value: string) => values.includes(value) });

interface Rule {
  code: number;
  isRight: (value: string) => boolean;
  /** What comes of a wrong value. Default: nothing. */
  effect?: string;
}

const rules: Record<string, Rule> = {
  locale: {
    code: 208,
    isRight: (value) => /^(?:de|en|fr)(?:-[a-z\d]+)*$/i.test(value),
    effect: 'is none of de, en and fr; the words are English.',
  },
  partner: { code: 205, isRight: (value) => /^pk_[a-z0-9_-]{2,40}$/.test(value) },
  'return-url': { code: 206, isRight: (value) => /^https?:/.test(value) && URL.canParse(value) },
  campaign: { code: 207, isRight: (value) => /^[\w.~-]{1,64}$/.test(value) },
  fields: { code: 207, isRight: (value) => wordsOf(value).length <= 8 && wordsOf(value).every(isField) },
  'min-height': { code: 207, isRight: (value) => /^\d+$/.test(value) },
  persist: oneOf('none', 'session', 'local'),
  theme: oneOf('auto', 'light', 'dark'),
  loading: oneOf('lazy', 'eager', 'click'),
  'heading-level': oneOf('2', '3', '4'),
};

const common = ['partner', 'campaign', 'fields', 'locale', 'theme', 'loading', 'min-height', 'heading-level'];
/** A test compares them with the specification. */
export const attributesOf: Record<string, readonly string[]> = {
  'agile-assessment': ['view', 'case', 'persist', ...common],
  'agile-enrolment': ['language', 'class-id', 'limit', 'return-url', ...common],
};
