import type { Line, ReadText } from '../text/read-text.ts';

export type Detector = (text: ReadText) => Mark | undefined;

export interface Rule {
  criterion: number;
  /** Its name in the bank, which this page does not load. */
  name: string;
  ask: string;
  /** What a receiver asks when it is vague. Default: `ask`. */
  askVague?: string;
  /** Whether a complete text may lack it, such as an input type that the form has no use for. */
  isOptional?: boolean;
  /** What an input has to be for it to be asked: a date has no decimals. Default: any input. */
  onlyFor?: RegExp;
  detect: Detector;
}

export const cardKinds = ['story', 'form', 'api', 'flow', 'business'] as const;

export type CardKind = (typeof cardKinds)[number];

export type TextKind = CardKind | 'none';

/** Words of the text that prove a verdict: `source.slice(start, end)`. */
export interface Mark {
  verdict: 'found' | 'vague';
  start: number;
  end: number;
  isAnnounced?: true;
}

/** What is only announced is vague. */
export function readBy({ detect }: Pick<Rule, 'detect'>, text: ReadText): Mark | undefined {
  const mark = detect(text);
  const isAnnounced =
    mark &&
    [...text.source.matchAll(announced)].some(
      ({ 0: words, index }) => index >= mark.start && index + words.length <= mark.end,
    );
  return isAnnounced ? { ...mark, verdict: 'vague', isAnnounced } : mark;
}

/** As the whole value: after a colon, a comma or a bullet, or at the end. 'A key has to be found' announces nothing. */
const announced =
  /\btb[acd]\b|\b(?:will follow|(?<=(?:^|[:,(|–—-])\s*(?:still )?)to be (?:agreed|clarified|confirmed|decided|defined|discussed|done|found|linked|measured|written))(?=[.;!),]|\s*$|\s+(?:after|with|by|in|on|at|until)\b)|\b(?:to follow|(?<=(?:^|[:,(|–—-]|\b(?:is|are|still|yet))\s*)(?:to be|not yet) (?:agreed|clarified|confirmed|decided|defined|discussed|done|found|linked|measured|written))(?=[.;!)]|\s*$)/gim;

/** Looks for the first pattern in these lines, then for the second, which makes it vague. */
export const inLines =
  (where: (line: Line) => boolean, found: RegExp, vague?: RegExp): Detector =>
  ({ lines }) => {
    const some = lines.filter(where);
    return firstIn(some, found, 'found') ?? (vague && firstIn(some, vague, 'vague'));
  };

export const everyLine = () => true;
export const inputLine = ({ isInput }: Line) => isInput;

export function firstIn(lines: readonly Line[], pattern: RegExp, verdict: Mark['verdict']): Mark | undefined {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    if (match) return markOf(line.start + match.index, match[0], verdict);
  }
  return undefined;
}

export function markOf(start: number, words: string, verdict: Mark['verdict']): Mark {
  const lead = words.length - words.trimStart().length;
  return { verdict, start: start + lead, end: start + words.trimEnd().length };
}

export interface Explanation {
  why: string;
  pass: string;
  fail: string;
}
