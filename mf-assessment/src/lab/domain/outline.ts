import type { Finding, Judgement } from './judge.ts';

/** The findings in the order in which a reader wants them. */
export function outlineOf({ findings }: Judgement): Outline {
  const by = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict);
  const missing = by('missing');
  const asked = missing.filter(({ rule }) => !rule.isOptional);
  const isInputless = findings.filter(isAboutInputs).every(({ verdict }) => verdict === 'missing');
  return {
    vague: by('vague'),
    found: by('found'),
    missing: isInputless ? asked.filter((finding) => !isAboutInputs(finding)) : asked,
    inputless: isInputless ? missing.filter(isAboutInputs) : [],
  };
}

/** 'Found 4, vague 2, missing 9, not in any text 2.' */
export function summaryOf(judgement: Judgement): string {
  const { vague, found, missing, inputless } = outlineOf(judgement);
  const {
    conflicts,
    rules: { unreadable },
  } = judgement;
  return [
    `Found ${found.length}`,
    `vague ${vague.length}`,
    `missing ${missing.length + inputless.length}`,
    ...(conflicts.length > 0 ? [`contradictions ${conflicts.length}`] : []),
    ...(unreadable.length > 0 ? [`not in any text ${unreadable.length}`] : []),
  ].join(', ');
}

/** Categories Input, Input Description, Manual Description without its messages, and Input Types. */
const isAboutInputs = ({ rule: { criterion } }: Finding) =>
  (criterion >= 58 && criterion <= 82) || (criterion >= 105 && criterion <= 120);

interface Outline {
  vague: readonly Finding[];
  found: readonly Finding[];
  missing: readonly Finding[];
  /** Criteria of inputs that are missing because no input is named at all. */
  inputless: readonly Finding[];
}
