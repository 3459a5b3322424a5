import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link, useLocation } from '@agile-languages/shared/router';
import { Wordmark } from '@agile-languages/shared/ui';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { contentsHref } from '../search/contents.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { CurrentLink, OutLink } from './links.tsx';

/** A navigation renders only the mark of the current page. */
export const Header = memo(function Header() {
  return (
    <header className={`sect ${styles.header}`}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.logo}>
          <Wordmark brand={siteConfig().brand} />
        </Link>
        <Menu />
      </div>
    </header>
  );
});

function ClosedAtNextPage({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
    for (const details of menu.current?.querySelectorAll('details') ?? []) details.open = false;
  }, [menu, pathname]);

  return null;
}

/** It works before any code is there. */
function Menu() {
  const menu = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpen(true);
  }, []);
  const { frameworkUrl, loginUrl } = siteConfig();

  return (
    <>
      <ClosedAtNextPage menu={menu} />
      <button type="button" className={styles.toggle} popoverTarget="menu" aria-expanded={open}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h10'} />
        </svg>
        <span>{open ? 'Close' : 'Menu'}</span>
      </button>
      <nav aria-label="Main">
        <ul
          ref={menu}
          id="menu"
          className={styles.menu}
          popover="auto"
          onToggle={({ currentTarget }) => setOpen(currentTarget.matches(':popover-open'))}
        >
          <LanguageMenu />
          <li>
            <CurrentLink to={paths.needs}>My Needs</CurrentLink>
          </li>
          <li>
            <CurrentLink to={paths.companies}>For Companies</CurrentLink>
          </li>
          <li>
            <OutLink href={frameworkUrl}>Framework</OutLink>
          </li>
          <li>
            <OutLink href={loginUrl}>Login</OutLink>
          </li>
          <li>
            <a href={contentsHref} aria-keyshortcuts="/ Control+K">
              Search
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}
