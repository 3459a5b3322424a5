import { type LanguageId, languageById, languages } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { classNames, Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './language-rail.module.css';

/** The nine Languages as tabs of one drawer; the current one is higher. */
export function LanguageRail({ current }: { current: LanguageId }) {
  const tabs = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const currentTab = tabs.current?.querySelector(`[href$="${current}"]`);
    if (tabs.current && currentTab instanceof HTMLElement)
      tabs.current.scrollLeft = currentTab.offsetLeft - (tabs.current.clientWidth - currentTab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav
      className={classNames('sect', styles.rail)}
      aria-label="The nine Languages"
      data-lang={languageById(current)?.key}
    >
      <ol ref={tabs} className={styles.tabs}>
        {languages.map(({ id, key, name, code }) => (
          <li key={id} className={styles.item}>
            <Link
              to={paths.language(id)}
              title={name}
              data-lang={key}
              aria-current={id === current ? 'page' : undefined}
              className={styles.tab}
            >
              <Mark language={key} mono={id === current} size={1.4} />
              {id === current ? name : <OtherName code={code} name={name} />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OtherName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span className={styles.code}>{code}</span>
      <span className="visually-hidden">{` ${name}`}</span>
    </>
  );
}
