import { siteConfig } from '@agile-languages/shared/platform';
import { Link, useLocation } from '@agile-languages/shared/router';
import { Wordmark } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { OutLink } from './out-link.tsx';

/** The fixed header: logo, the nine Languages, the main links. Below 1100 px it folds behind a toggle. */
export function Header() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  const { brand, frameworkUrl, loginUrl } = siteConfig();
  const here = (path: string) => (path === pathname ? 'page' : undefined);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }
  useEscape(open, () => setOpen(false));

  return (
    <header className={`sect ${styles.header}`}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Wordmark brand={brand} />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h10'} />
          </svg>
          <span>{open ? 'Close' : 'Menu'}</span>
        </button>
        <nav aria-label="Main">
          <ul id="menu" className={styles.menu} data-open={open}>
            <LanguageMenu key={pathname} />
            <li>
              <Link to="/my-needs" aria-current={here('/my-needs')}>
                My Needs
              </Link>
            </li>
            <li>
              <Link to="/for-companies" aria-current={here('/for-companies')}>
                For Companies
              </Link>
            </li>
            <li>
              <OutLink href={frameworkUrl}>Framework</OutLink>
            </li>
            <li>
              <OutLink href={loginUrl}>Login</OutLink>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
