import type { ClassRow } from '@agile-languages/shared/api';
import { languages } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { FilterIcon, Highlight, Icon, Mark, useSay } from '@agile-languages/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { languageNameOf } from '../links/class-addresses.ts';
import type { ClassLinks, ClassListQuery, Narrowing } from '../links/class-links.ts';
import { everything } from '../links/everything.ts';
import styles from './class-filter.module.css';
import { Finder } from './finder.tsx';
import { choicesOf } from './narrowing.ts';
import { NarrowingFields } from './narrowing-fields.tsx';

export function ClassFilter({ query, links, shown = [], visitorZone, onNarrow, loadAll }: ClassFilterProps) {
  const { all, request } = useAllClasses(query, loadAll);
  const id = useId();
  const say = useSay();
  const current = query.languageId;
  const [openFor, setOpenFor] = useState<string>();
  const isOpen = openFor === current;

  const { narrowing } = query;
  const kept = narrowing && { narrowing: { ...narrowing, languages: '' } };
  const near = { narrowing: narrowing ?? everything, visitorZone, onNarrow, onNear: request };
  const entry = (languageId: string, name: string) => (
    <links.Link
      to={{ kind: 'list', query: { languageId, page: 1, ...kept } }}
      className={styles.language}
      aria-current={languageId === current && !narrowing?.languages ? 'true' : undefined}
    >
      <FilterMark languageId={languageId} />
      {languageId === current && !narrowing?.languages ? (
        <span>
          <Highlight>{name}</Highlight>
        </span>
      ) : (
        <span>{name}</span>
      )}
    </links.Link>
  );

  return (
    <>
      <div className={styles.filter}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={() => {
            request();
            setOpenFor(isOpen ? undefined : current);
          }}
        >
          <Icon icon={FilterIcon} />
          <span>{say('Filter')}</span>
          <span key={current} className={styles.now}>
            {say(languageNameOf(query))}
          </span>
        </button>
        <div id={`${id}panel`} className={styles.panel} data-open={isOpen}>
          <nav aria-labelledby={`${id}title`}>
            <p id={`${id}title`} className={styles.title}>
              {say('Language')}
            </p>
            <ul className={styles.languages}>
              <li>{entry('', say('All Languages'))}</li>
              {languages.map((language) => (
                <li key={language.id}>{entry(language.id, language.name)}</li>
              ))}
            </ul>
          </nav>
          <NarrowingFields choices={choicesOf(all ?? shown, visitorZone)} {...near} />
        </div>
      </div>
      <Finder rows={all ?? shown} {...near} />
    </>
  );
}

function FilterMark({ languageId }: { languageId: string }) {
  const language = languages.find(({ id }) => id === languageId);
  return language ? <Mark language={language.key} size={1.35} /> : <span />;
}

/** When `request` is called, or at once when the list is narrowed. */
function useAllClasses({ languageId, narrowing }: ClassListQuery, loadAll: ClassFilterProps['loadAll']) {
  const [all, setAll] = useState<{ languageId: string; rows: readonly ClassRow[] }>();
  const requested = useRef<string>(undefined);

  const request = () => {
    if (requested.current === languageId) return;
    requested.current = languageId;
    loadAll(languageId).then(
      (rows) => setAll({ languageId, rows }),
      (cause) => {
        requested.current = undefined;
        logFailure('choices of the filter', cause);
      },
    );
  };

  useEffect(() => {
    if (narrowing) request();
  });

  return { all: all?.languageId === languageId ? all.rows : undefined, request };
}

interface ClassFilterProps {
  query: ClassListQuery;
  links: ClassLinks;
  /** Choices until all classes are there. */
  shown: readonly ClassRow[] | undefined;
  visitorZone: string | undefined;
  onNarrow: (narrowing: Narrowing) => void;
  loadAll: (languageId: string) => Promise<readonly ClassRow[]>;
}
