import { isBeyondEnd, type ListPage } from '@agile-languages/shared/paths';
import { lastValueOf, type RemoteData } from '@agile-languages/shared/remote-data';
import { useHydrated } from '@agile-languages/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A page beyond the end is replaced by the last one. */
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

/** After Back and Forward the router has restored the position. */
function usePageChange(shownPage: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<number>(undefined);
  const chosen = useRef(false);

  useEffect(() => {
    if (shownPage === undefined || shownPage === last.current) return;
    const isFirst = last.current === undefined;
    last.current = shownPage;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    if (chosen.current) heading.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    chosen.current = false;
  }, [shownPage]);

  const onPageChange = () => {
    chosen.current = true;
  };
  return { heading, onPageChange };
}
