import { isBeyondEnd, type ListPage } from '@agile-languages/shared/paths';
import { lastValueOf, type RemoteData } from '@agile-languages/shared/remote-data';
import { useHydrated } from '@agile-languages/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { usePageChange } from './use-page-change.ts';

/** A list that follows the address: a page beyond the end is replaced by the last one. */
export function usePagedList<List extends ListPage<unknown>>(
  data: RemoteData<List>,
  replaceBy: (page: number) => void,
) {
  const isHydrated = useHydrated();
  const list = lastValueOf(data);
  const beyond = list && isBeyondEnd(list) ? list.lastPage : undefined;
  const shown = beyond ? undefined : list;
  const isCurrent = isHydrated && data.state === 'ready' && !data.isStale;
  const { heading, onPageChange } = usePageChange(isCurrent ? shown?.page : undefined);

  const onBeyondEnd = useEffectEvent(replaceBy);
  useEffect(() => {
    if (beyond) onBeyondEnd(beyond);
  }, [beyond]);

  return { shown, heading, onPageChange };
}
