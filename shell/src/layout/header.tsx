import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link, useLocation } from '@agile-languages/shared/router';
import { Wordmark } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { contentsHref } from '../search/contents.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { OutLink } from './out-link.tsx';

/** The fixed header: logo, the nine Languages, the main links. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className={`sect ${styles.header}`}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.logo}>
          <Wordmark brand={siteConfig().brand} />
        </Link>
        <Menu pathname={pathname} />
      </div>
    </header>
  );
}

/** The next page is shown with all menus closed. */
function closeMenus(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
  for (const details of menu?.querySelectorAll('details') ?? []) details.open = false;
}

/** Below 1100 px the links fold behind a toggle, which opens them even before any code is there. */
function Menu({ pathname }: { pathname: string }) {
  const menu = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const shown = useRef(pathname);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpen(true);
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMenus(menu.current);
  }, [pathname]);
  const { frameworkUrl, loginUrl } = siteConfig();
  const here = (path: string) => (path === pathname ? 'page' : undefined);

  return (
    <>
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
            <Link to={paths.needs} aria-current={here(paths.needs)}>
              My Needs
            </Link>
          </li>
          <li>
            <Link to={paths.companies} aria-current={here(paths.companies)}>
              For Companies
            </Link>
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
