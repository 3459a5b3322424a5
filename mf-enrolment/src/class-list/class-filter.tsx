import { languages } from '@agile-languages/shared/content';
import { FilterIcon, Highlight, Icon, Mark } from '@agile-languages/shared/ui';
import { useId, useState } from 'react';
import type { ClassLinks, ClassListQuery } from '../links/class-links.ts';
import styles from './class-filter.module.css';
import { languageNameOf } from './language-name.ts';
import type { Choices, Narrowing } from './narrowing.ts';
import { NarrowingFields } from './narrowing-fields.tsx';

/** The Language decides which classes are requested; the other three narrow the page at hand. Folded where there is no space. */
export function ClassFilter({ query, links, choices, narrowing, onNarrow }: ClassFilterProps) {
  const id = useId();
  const current = query.languageId;
  const [openFor, setOpenFor] = useState<string>();
  const isOpen = openFor === current;

  const entry = (languageId: string, name: string) => (
    <links.Link
      to={{ kind: 'list', query: { languageId, page: 1 } }}
      className={styles.language}
      aria-current={languageId === current ? 'true' : undefined}
    >
      <FilterMark languageId={languageId} />
      {languageId === current ? (
        <span>
          <Highlight>{name}</Highlight>
        </span>
      ) : (
        <span>{name}</span>
      )}
    </links.Link>
  );

  return (
    <div className={styles.filter}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={`${id}panel`}
        onClick={() => setOpenFor(isOpen ? undefined : current)}
      >
        <Icon icon={FilterIcon} />
        <span>Filter</span>
        <span key={current} className={styles.now}>
          {languageNameOf(query)}
        </span>
      </button>
      <div id={`${id}panel`} className={styles.panel} data-open={isOpen}>
        <nav aria-labelledby={`${id}title`}>
          <p id={`${id}title`} className={styles.title}>
            Language
          </p>
          <ul className={styles.languages}>
            <li>{entry('', 'All Languages')}</li>
            {languages.map((language) => (
              <li key={language.id}>{entry(language.id, language.name)}</li>
            ))}
          </ul>
        </nav>
        <NarrowingFields choices={choices} narrowing={narrowing} onNarrow={onNarrow} />
      </div>
    </div>
  );
}

function FilterMark({ languageId }: { languageId: string }) {
  const language = languages.find(({ id }) => id === languageId);
  return language ? <Mark language={language.key} size={1.35} /> : <span />;
}

interface ClassFilterProps {
  query: ClassListQuery;
  links: ClassLinks;
  choices: Choices;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}
