import { languages } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef } from 'react';
import { menuRow } from '../search/contents.ts';
import styles from './language-menu.module.css';
import { CurrentLink } from './links.tsx';

/** Milliseconds to cross the gap between button and panel. */
const leaveGrace = 120;

const hovers = () => globalThis.matchMedia?.('(min-width: 68.75rem) and (hover: hover)')?.matches ?? false;

/** It works before any code is there. */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useLeaving(menu);

  return (
    <li>
      <details ref={menu} className={styles.item}>
        <summary>
          Languages <span className={styles.chevron} aria-hidden />
        </summary>
        <div className={styles.panel}>
          <ul>
            {languages.map(({ id, key, name, hours }) => (
              <li key={id}>
                <CurrentLink to={paths.language(id)} className={key === 'product' ? styles.first : undefined}>
                  <Mark language={key} />
                  <span>{name}</span>
                  <span className={styles.hours}>{hours} h</span>
                </CurrentLink>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            {menuRow.map(({ name, to }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </p>
        </div>
      </details>
    </li>
  );
}

function useLeaving(menu: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = menu.current;
    const summary = details?.querySelector('summary');
    if (!details || !summary) return;
    const listening = new AbortController();
    const { signal } = listening;
    let leaving: ReturnType<typeof setTimeout>;
    const onMouseEnter = () => {
      clearTimeout(leaving);
      if (hovers()) details.open = true;
    };
    const onMouseLeave = () => {
      leaving = setTimeout(() => {
        if (hovers()) details.open = false;
      }, leaveGrace);
    };
    // The mouse has opened the menu on its way: its click must not close it.
    const onClick = (event: MouseEvent) => {
      if (event.detail === 0 || !hovers()) return;
      event.preventDefault();
      details.open = true;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      details.open = false;
      summary.focus();
    };
    details.addEventListener('mouseenter', onMouseEnter, { signal });
    details.addEventListener('mouseleave', onMouseLeave, { signal });
    details.addEventListener('focusout', onFocusOut, { signal });
    details.addEventListener('keydown', onKeyDown, { signal });
    summary.addEventListener('click', onClick, { signal });
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }, [menu]);
}
