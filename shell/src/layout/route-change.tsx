import { useLocation } from '@agile-languages/shared/router';
import { useLayoutEffect, useRef, useState } from 'react';

/** After a change of page: moves focus to the new heading and announces the title. */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnounced(document.title);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
