import { type CommunicationCase, communicationCases, type LanguageKey } from '@agile-languages/shared/content';
import type { CaseMarks } from '../../assessment/selection-code.ts';
import type { Judgement } from './judge.ts';
import type { TextKind } from './rules/rule.ts';

/** Own marks with what a text shows: found criteria on, those called not seen off, the others as they were. */
export function proposalOf({ rules, findings }: Judgement, own: CaseMarks | undefined): CaseMarks {
  const marks = new Set(own?.marks);
  for (const { rule, verdict } of findings) {
    if (verdict === 'found') marks.delete(rule.criterion);
    if (rules.notSeen.includes(rule.criterion) && verdict === 'missing') marks.add(rule.criterion);
  }
  return { number: caseFor(languageOf[rules.kind], own?.number), marks };
}

const languageOf = {
  story: 'story',
  api: 'programming',
  form: 'form',
  flow: 'flow',
  business: 'money',
  none: 'story',
} as const satisfies Record<TextKind, LanguageKey>;

function caseFor(language: LanguageKey, number: number | undefined): number {
  const weightIn = ({ weights }: CommunicationCase) => weights[language] ?? 0;
  const own = communicationCases.find((communicationCase) => communicationCase.number === number);
  if (own && weightIn(own) > 0) return own.number;
  return communicationCases.reduce((best, next) => (weightIn(next) > weightIn(best) ? next : best)).number;
}
