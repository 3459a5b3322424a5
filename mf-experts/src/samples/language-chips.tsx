import { languages } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Highlight, Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './language-chips.module.css';

/** The nine Languages as filters: links, not buttons, because each has an address. */
export function LanguageChips({ current }: { /** Language id, or `''` for all. */ current: string }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(current)}"]`);
    if (chip && list.current) list.current.scrollLeft = chip.offsetLeft - list.current.offsetLeft - chip.offsetWidth;
  }, [current]);

  return (
    <nav className={styles.chips} aria-label="Languages of samples">
      <ul ref={list}>
        <li>
          <Link to={paths.samples} aria-current={current === '' ? 'page' : undefined}>
            {current === '' ? <Highlight>All</Highlight> : <span>All</span>}
          </Link>
        </li>
        {languages.map(({ id, key, name }) => (
          <li key={id} data-id={id}>
            <Link to={paths.languageSamples(id)} aria-current={current === id ? 'page' : undefined}>
              <Mark language={key} size={1.25} />
              {current === id ? <Highlight>{name}</Highlight> : <span>{name}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
