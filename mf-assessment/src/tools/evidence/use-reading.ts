import { useEffect, useMemo, useState } from 'react';
import { bank, type Topic } from '../../assessment/bank.ts';
import { judge } from '../../lab/domain/judge.ts';
import type { KindRules } from '../../lab/domain/kinds/kind-rules.ts';
import { loadKind } from '../../lab/domain/kinds/load-kind.ts';
import { kindOfLanguage, type MarkProposal, proposeMark } from '../../lab/domain/mark-proposal.ts';

/** Kept nowhere. */
export function useReading(topic: Topic, card: string): Reading {
  const [rules, setRules] = useState<KindRules | 'none' | 'failed'>();

  useEffect(() => {
    const language = bank.find(({ topics }) => topics.includes(topic));
    const kind = language && kindOfLanguage(language.id);
    if (!kind) return setRules('none');
    loadKind(kind).then(setRules, (cause: unknown) => {
      console.error(`evidence: the rules of kind ${kind} could not be loaded`, cause);
      setRules('failed');
    });
  }, [topic]);

  return useMemo((): Reading => {
    if (!card.trim() || !rules) return { kind: 'nothing' };
    if (rules === 'failed') return { kind: 'not loaded' };
    return rules === 'none' ? { kind: 'no rule' } : proposeMark(judge(card, rules), topic.id);
  }, [card, rules, topic]);
}

export type Reading = MarkProposal | { kind: 'nothing' } | { kind: 'not loaded' };
