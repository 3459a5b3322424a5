import { useHydrated } from '@agile-languages/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { knownOf, type Reading } from '../reading/use-reading.ts';
import type { Paged } from './paged.ts';
import { usePageTurn } from './use-page-turn.ts';

/** A list that follows the address: a page beyond the end gives way to the last one. */
export function usePagedList<List extends Paged<unknown>>(reading: Reading<List>, replaceBy: (page: number) => void) {
  const hydrated = useHydrated();
  const answer = knownOf(reading)?.of;
  const beyond = answer && isBeyond(answer) ? answer.lastPage : undefined;
  const shown = beyond ? undefined : answer;
  const isAsked = hydrated && reading.state === 'ready' && !reading.busy;
  const { heading, onTurn } = usePageTurn(isAsked ? shown?.page : undefined);

  const giveWay = useEffectEvent(replaceBy);
  useEffect(() => {
    if (beyond) giveWay(beyond);
  }, [beyond]);

  return { shown, heading, onTurn };
}

export const isBeyond = ({ page, lastPage }: Paged<unknown>): boolean => page > lastPage;
