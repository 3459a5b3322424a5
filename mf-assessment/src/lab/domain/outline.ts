import { type Finding, type Judgement, vagueWordsId } from './judge.ts';
import type { KindRules } from './kinds/kind-rules.ts';

export function outlineOf({ findings, rules: { notSeen } }: Judgement): Outline {
  const by = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict);
  const missing = by('missing');
  const isInputless = findings.filter(isAboutInputs).every(({ verdict }) => verdict === 'missing');
  const asked = missing.filter((finding) => !finding.rule.isOptional && !(isInputless && isAboutInputs(finding)));
  const claimed = notSeen.flatMap((criterion) => asked.filter(({ rule }) => rule.criterion === criterion));
  return {
    vague: by('vague'),
    found: by('found'),
    missing: claimed,
    overlooked: asked.filter((finding) => !claimed.includes(finding)),
    inputless: isInputless ? missing.filter(isAboutInputs) : [],
  };
}

/** 'Found 4, vague 2, not seen 9, not in any text 2.' */
export function summaryOf(judgement: Judgement): string {
  const { vague, found, missing, inputless } = outlineOf(judgement);
  const {
    conflicts,
    vagueWords,
    rules: { unreadable },
  } = judgement;
  return [
    `Found ${found.length}`,
    `vague ${vague.length + vagueWords.length}`,
    `not seen ${missing.length + inputless.length}`,
    ...(conflicts.length > 0 ? [`contradictions ${conflicts.length}`] : []),
    ...(unreadable.length > 0 ? [`not in any text ${unreadable.length}`] : []),
  ].join(', ');
}

const isAboutInputs = ({ rule: { criterion } }: Finding) =>
  (criterion >= 58 && criterion <= 82) || (criterion >= 105 && criterion <= 120);

export const inputlessAsk = 'No input is named. Where there are some, write the label and type of each.';

export const vagueWordsAsk = 'What can be counted or seen instead?';

/** Of the rules that can be switched off, by id. */
export const namesOf = ({ groups, checks }: KindRules) =>
  new Map([
    ...groups.flatMap((group) => group.rules.map(({ criterion, name }): [string, string] => [`${criterion}`, name])),
    ...checks.map(({ id, name }): [string, string] => [id, name]),
    [vagueWordsId, 'Vague words'],
  ]);

interface Outline {
  vague: readonly Finding[];
  found: readonly Finding[];
  missing: readonly Finding[];
  /** Not seen either, but the rules overlook them too often to say so. */
  overlooked: readonly Finding[];
  inputless: readonly Finding[];
}
