import type { Place } from './checks/check.ts';
import { askOf, type Judgement } from './judge.ts';
import { inputlessAsk, outlineOf, vagueWordsAsk } from './outline.ts';

/** What the rules often miss comes last, and is not to be ticked. */
export function checklistOf(judgement: Judgement): string {
  const { source, findings, conflicts, vagueWords } = judgement;
  const { overlooked, inputless } = outlineOf(judgement);
  const quoted = (places: readonly Place[]) =>
    places.map(({ start, end }) => `“${source.slice(start, end).replaceAll(/\s+/g, ' ')}”`).join(', ');
  const lines = findings
    .filter((finding) => finding.verdict !== 'missing' || !finding.rule.isOptional)
    .filter((finding) => !overlooked.includes(finding) && !inputless.includes(finding))
    .map((finding) => {
      const { rule, verdict, mark } = finding;
      if (!mark) return `[ ] ${rule.name}: ${askOf(finding)}`;
      const words = `${rule.name}: ${quoted([mark])}`;
      return verdict === 'found' ? `[x] ${words}` : `[ ] ${words} ${askOf(finding)}`;
    });
  return [
    ...conflicts.map(({ name, ask, places }) => `[ ] ${name}: ${quoted(places)} ${ask}`),
    ...(vagueWords.length > 0 ? [`[ ] Vague words: ${quoted(vagueWords)} ${vagueWordsAsk}`] : []),
    ...lines,
    ...(inputless.length > 0 ? [`[ ] Inputs: ${inputlessAsk}`] : []),
    ...(overlooked.length > 0 ? ['', 'The rules often miss these. Look yourself:'] : []),
    ...overlooked.map(({ rule: { name, ask } }) => `- ${name}: ${ask}`),
  ].join('\n');
}
