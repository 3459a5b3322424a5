import type { Judgement } from './judge.ts';

/** The findings as lines of plain text: boxes to tick, and the questions. */
export function checklistOf({ findings, conflicts }: Judgement): string {
  const lines = findings
    .filter(({ rule, verdict }) => verdict !== 'missing' || !rule.isOptional)
    .map(({ rule, verdict }) => {
      const { name } = rule;
      if (verdict === 'found') return `[x] ${name}`;
      return `[ ] ${name}: ${verdict === 'vague' ? (rule.askVague ?? rule.ask) : rule.ask}`;
    });
  return [...conflicts.map(({ name, ask }) => `[ ] ${name}: ${ask}`), ...lines].join('\n');
}
