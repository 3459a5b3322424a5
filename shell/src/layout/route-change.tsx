import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { showHead } from '../document/head.ts';
import { headOf } from '../document/head-of.ts';
import { oopsHead, oopsTitleId } from '../oops/oops.head.ts';
import { ModulesContext } from '../slot/modules-context.ts';

/** After a change of page: sets the head, moves focus to the new heading and announces the title. */
export function RouteChange() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const modules = use(ModulesContext);
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const head = document.getElementById(oopsTitleId) ? oopsHead : headOf(matches.at(-1), modules);
    showHead(head, pathname);
    setAnnounced(document.title);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, matches, modules]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
