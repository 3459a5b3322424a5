import type { Line } from '../text/read-text.ts';
import { best } from './columns.ts';
import { type Detector, type Mark, markOf, type Rule } from './rule.ts';

/** Words of each of these families stand in one sentence, in any order. */
type Together = readonly RegExp[];

export interface Told {
  found?: readonly Together[];
  vague?: readonly Together[];
  /** A mark in a sentence with these words is none. */
  unless?: RegExp;
}

/** Rules that also find what they look for by families of words. */
export const withFamilies = (rules: readonly Rule[], told: Readonly<Record<number, Told>>): readonly Rule[] =>
  rules.map((rule) => {
    const { found = [], vague = [], unless } = told[rule.criterion] ?? {};
    const detect = best(rule.detect, together(found, 'found'), together(vague, 'vague'));
    return { ...rule, detect: unless ? butNot(detect, unless) : detect };
  });

const butNot =
  (detect: Detector, words: RegExp): Detector =>
  (text) => {
    const mark = detect(text);
    const line = text.lines.findLast(({ start }) => mark && start <= mark.start);
    const sentence = line && sentencesOf(line).findLast(([, start]) => mark && start <= mark.start);
    return sentence && words.test(sentence[0]) ? undefined : mark;
  };

const together =
  (groups: readonly Together[], verdict: Mark['verdict']): Detector =>
  ({ lines }) => {
    for (const line of lines)
      for (const group of groups)
        for (const [words, start] of group.length > 1 ? sentencesOf(line) : [[line.text, line.start] as const]) {
          const mark = markIn(words.slice(0, longestSentence), start, group, verdict);
          if (mark) return mark;
        }
    return undefined;
  };

function markIn(words: string, start: number, group: Together, verdict: Mark['verdict']): Mark | undefined {
  let from = words.length;
  let to = 0;
  for (const family of group) {
    const match = family.exec(words);
    if (!match) return undefined;
    from = Math.min(from, match.index);
    to = Math.max(to, match.index + match[0].length);
  }
  return markOf(start + from, words.slice(from, to), verdict);
}

const sentencesOf = ({ text, start }: Line): [words: string, start: number][] =>
  [...text.matchAll(/.+?(?:[.;!?](?=\s+["“(]?[A-Z])|$)/g)].map(({ 0: words, index }) => [words, start + index]);

/** Letters of a sentence that are read. */
const longestSentence = 300;

const words = (source: string) => new RegExp(String.raw`\b(?:${source})\b`, 'i');

export const money =
  /(?:[€£$]\s?\d|\b\d[\d.,' ]*\s?(?:k\b|m\b|EUR|USD|GBP|CHF|euros?\b|€|£|\$|dollars?\b|francs?\b|pounds?\b|cents?\b))/i;
const amounts = String.raw`(?:\d[\d.,]*|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty)`;
export const duration = new RegExp(
  String.raw`\b${amounts} ?(?:s|secs?|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?)\b`,
  'i',
);
export const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
export const reason = words(
  "because|since|as (?:it|they|the|we|no|nobody|every\\w*|there)|for the reason|due to|reason|too \\w+|that is|that's|nobody|no one|job of|already|we(?:['’]ve| have) (?:one|it)|so that",
);
/** What a number or a claim rests on. */
export const source =
  /\b(?:sources?|surveys?|surveyed|interview\w*|register|registry|census|statistics?|stats|according|counted|CRM|database|list|ledger|chamber|ministry|office|association|as of|reports?|study|studies|polls?|asked|told|talks?|calls|conversations|letters?(?: of intent)?|pilot|trial|test(?:ed)?|quotes?|pre-?orders?|paid|evidence|20\d\d)\b|\bn ?=/i;
export const wordsOf = words;
