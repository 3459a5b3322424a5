import { useEffect, useRef } from 'react';

/**
 * Moves focus to the heading of a list when another page of it is shown. After a click on a page link the heading is
 * also scrolled into view; after Back and Forward the router has restored the scroll position.
 */
export function usePageChange(shownPage: number | undefined) {
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
