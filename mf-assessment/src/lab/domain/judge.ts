import type { Conflict, Place } from './checks/check.ts';
import type { KindRules, OtherText } from './kinds/kind-rules.ts';
import { vagueIn } from './rules/fog.ts';
import { type Mark, type Rule, readBy } from './rules/rule.ts';
import { longestText, type ReadText, readText } from './text/read-text.ts';

/**
 * What a text states, leaves vague and lacks, by the rules of one kind. It says nothing of a short text with neither
 * the shape of a card nor two vague words, and nothing of a text in another language than English.
 *
 * @param off ids of rules and checks that are switched off
 */
export function judge(source: string, rules: KindRules, off: ReadonlySet<string> = new Set()): Judgement {
  const text = readText(source.slice(0, longestText));
  const { isEnglish } = text;
  const isHint = (id: string) => rules.hints.includes(id);
  const isUsed = (id: string) => !off.has(id) && !rules.unused.includes(id);
  const findings = rules.groups
    .flatMap((group) => group.rules)
    .filter(({ criterion }) => isUsed(`${criterion}`))
    .flatMap((rule): Finding[] => {
      const mark = isEnglish ? readBy(rule, text) : undefined;
      if (!isEnglish || !(mark ? mark.verdict === 'found' || isUsed(`${rule.criterion}v`) : isAsked(rule, text)))
        return [];
      return [{ rule, verdict: mark?.verdict ?? 'missing', mark, isHint: isHint(`${rule.criterion}`) }];
    });
  const conflicts = isEnglish
    ? rules.checks.flatMap((check) => {
        const conflict = isUsed(check.id) ? check.find(text) : undefined;
        return conflict ? [{ check: check.id, name: check.name, isHint: isHint(check.id), ...conflict }] : [];
      })
    : [];
  const vagueMarks = findings.flatMap(({ verdict, mark }) => (mark && verdict === 'vague' ? [mark] : []));
  const vagueWords = (isEnglish && isUsed(vagueWordsId) ? vagueIn(text.source) : []).filter(
    ({ start, end }) => !vagueMarks.some((mark) => start < mark.end && mark.start < end),
  );
  const isCard = rules.kind !== 'none';
  const isSilent =
    isEnglish &&
    isCard &&
    text.words < fewestWords &&
    vagueWords.length < 2 &&
    findings.every(({ verdict }) => verdict === 'missing');
  return {
    source,
    rules,
    words: text.words,
    isEnglish,
    isSilent,
    isRead: text.words > 0 && isEnglish && isCard && !isSilent,
    other: rules.otherOf?.(source),
    vagueWords,
    findings,
    conflicts,
  };
}

/** What a receiver asks of it. */
export function askOf({
  rule: { ask, askVague = ask },
  verdict,
  mark,
}: Pick<Finding, 'rule' | 'verdict' | 'mark'>): string {
  if (mark?.isAnnounced) return 'Only announced. Who settles it, and by when?';
  return verdict === 'vague' ? askVague : ask;
}

const isAsked = ({ onlyFor }: Rule, { lines }: ReadText) =>
  !onlyFor || lines.some(({ isInput, text }) => isInput && onlyFor.test(text));

export const vagueWordsId = 'vague-words';

const fewestWords = 40;

export interface Judgement {
  source: string;
  rules: KindRules;
  words: number;
  isEnglish: boolean;
  /** Too little to read: the findings are what a receiver would ask first. */
  isSilent: boolean;
  isRead: boolean;
  other: OtherText | undefined;
  vagueWords: readonly Place[];
  findings: readonly Finding[];
  conflicts: readonly NamedConflict[];
}

export interface Finding {
  rule: Rule;
  verdict: 'found' | 'vague' | 'missing';
  mark: Mark | undefined;
  /** Whether the rule is right too seldom, or was tried too seldom, for red ink. */
  isHint: boolean;
}

interface NamedConflict extends Conflict {
  check: string;
  name: string;
  isHint: boolean;
}
