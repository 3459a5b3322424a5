import { useLocation } from '@agile-languages/shared/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * After a change of page: moves focus to the new heading, and announces the title once the page is painted. A state that is
 * set before the paint would make React run every effect of the page before it. Focus makes the browser lay out the page,
 * so it comes after the fonts that the inline script takes over when the title changes.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const announcedFor = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    if (announcedFor.current === pathname) return;
    queueMicrotask(focusHeading);
  }, [pathname]);
  useEffect(() => {
    if (announcedFor.current === pathname) return;
    announcedFor.current = pathname;
    setAnnounced(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
