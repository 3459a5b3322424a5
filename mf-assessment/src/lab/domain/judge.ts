import type { Conflict } from './checks/check.ts';
import type { KindRules } from './kinds/kind-rules.ts';
import type { Mark, Rule } from './rules/rule.ts';
import { standings } from './standings.ts';
import { readText } from './text/read-text.ts';

/** Longest text that is read, in characters. */
export const longestText = 20_000;

/**
 * What a text states, leaves vague and lacks, by the rules of one kind. It says nothing of a short text without the
 * shape of a card; of a text in another language only the rules that read shapes say something.
 *
 * @param off ids of rules and checks that are switched off
 */
export function judge(source: string, rules: KindRules, off: ReadonlySet<string> = new Set()): Judgement {
  const text = readText(source.slice(0, longestText));
  const isUsed = (id: string) => !off.has(id) && standings[id] !== 'not used';
  const findings = rules.groups
    .flatMap((group) => group.rules)
    .filter(({ criterion }) => isUsed(`${criterion}`))
    .filter(({ isShape }) => text.isEnglish || isShape)
    .map((rule): Finding => {
      const mark = rule.detect(text);
      return { rule, verdict: mark?.verdict ?? 'missing', mark, isHint: isHint(`${rule.criterion}`) };
    });
  const conflicts = text.isEnglish
    ? rules.checks.flatMap((check) => {
        const conflict = isUsed(check.id) ? check.find(text) : undefined;
        return conflict ? [{ check: check.id, name: check.name, isHint: isHint(check.id), ...conflict }] : [];
      })
    : [];
  const isSilent = text.words < fewestWords && findings.every(({ verdict }) => verdict === 'missing');
  return {
    source,
    rules,
    words: text.words,
    isEnglish: text.isEnglish,
    isSilent,
    findings,
    conflicts,
  };
}

const fewestWords = 40;
const isHint = (id: string) => standings[id] === 'hint';

export interface Judgement {
  source: string;
  rules: KindRules;
  words: number;
  isEnglish: boolean;
  /** Too little to read: its findings are only what one would ask first. */
  isSilent: boolean;
  findings: readonly Finding[];
  conflicts: readonly NamedConflict[];
}

export interface Finding {
  rule: Rule;
  verdict: 'found' | 'vague' | 'missing';
  /** The words that prove it. */
  mark: Mark | undefined;
  /** Whether the rule is right too seldom, or was tried too seldom, for red ink. */
  isHint: boolean;
}

interface NamedConflict extends Conflict {
  check: string;
  name: string;
  isHint: boolean;
}
