import { languages } from '@agile-languages/shared/content';
import { FilterIcon, Highlight, Icon, Mark } from '@agile-languages/shared/ui';
import { useId, useState } from 'react';
import type { ClassLinks, ClassListQuery } from '../links/class-links.ts';
import styles from './class-filter.module.css';
import { languageNameOf } from './language-name.ts';
import type { Choices, Narrowing } from './narrowing.ts';
import { NarrowingFields } from './narrowing-fields.tsx';

/** The Language decides what is asked for; the other three narrow the page at hand. Folded where there is no room. */
export function ClassFilter({ place, links, choices, narrowing, onNarrow }: ClassFilterProps) {
  const id = useId();
  const chosen = place?.languageId ?? '';
  const [openFor, setOpenFor] = useState<string>();
  const open = openFor === chosen;

  const entry = (languageId: string, name: string) => (
    <links.Link
      to={{ kind: 'list', query: { languageId, page: 1 } }}
      className={styles.language}
      aria-current={languageId === chosen ? 'true' : undefined}
    >
      <FilterMark languageId={languageId} />
      {languageId === chosen ? (
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
        aria-expanded={open}
        aria-controls={`${id}panel`}
        onClick={() => setOpenFor(open ? undefined : chosen)}
      >
        <Icon icon={FilterIcon} />
        <span>Filter</span>
        <span key={chosen} className={styles.now}>
          {languageNameOf(place)}
        </span>
      </button>
      <div id={`${id}panel`} className={styles.panel} data-open={open}>
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
  place: ClassListQuery | undefined;
  links: ClassLinks;
  choices: Choices;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}
