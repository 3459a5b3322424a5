import { askOf, type Judgement } from './judge.ts';
import { languageOf } from './kinds/kind-rules.ts';
import { type CardKind, cardKinds } from './rules/rule.ts';

/** What a text says of one topic, and which mark follows from it. */
export function proposeMark({ source, isEnglish, rules, findings }: Judgement, criterion: number): MarkProposal {
  if (!isEnglish) return { kind: 'not English' };
  const finding = findings.find(({ rule }) => rule.criterion === criterion);
  if (!finding) return { kind: 'no rule' };
  const { verdict, mark, rule, isHint } = finding;
  if (!mark) return { kind: 'not seen', ask: rule.ask, isOverlooked: !rules.notSeen.includes(criterion) };
  const words = source.slice(mark.start, mark.end).replaceAll(/\*\*|__/g, '');
  return verdict === 'found' ? { kind: 'found', words, isHint } : { kind: 'vague', words, ask: askOf(finding) };
}

/** The kind of card that shows topics of a Language; `undefined` for one whose topics no card shows. */
export const kindOfLanguage = (id: string): CardKind | undefined => cardKinds.find((kind) => languageOf[kind] === id);

export type MarkProposal =
  | { kind: 'found'; words: string; isHint: boolean }
  | { kind: 'vague'; words: string; ask: string }
  | { kind: 'not seen'; ask: string; isOverlooked: boolean }
  | { kind: 'no rule' }
  | { kind: 'not English' };
