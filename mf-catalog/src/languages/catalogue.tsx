import type { LanguageId } from '@agile-languages/shared/content';
import { classNames } from '@agile-languages/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './catalogue.module.css';
import { CatalogueEntry } from './catalogue-entry.tsx';
import { FilterForm } from './filter-form.tsx';
import { emptyFilter, filterLanguages, maxCompared, toggleCompared } from './language-filter.ts';

const Comparison = lazy(() => import('./comparison.tsx'));

/** The nine courses in one list, with a filter and a comparison. */
export function Catalogue() {
  const [filter, setFilter] = useState(emptyFilter);
  const [compared, setCompared] = useState<readonly LanguageId[]>([]);
  const found = filterLanguages(filter);

  return (
    <section className={classNames('sect', styles.catalogue)} aria-labelledby="languages-title">
      <div>
        <div className="sect-head">
          <h1 id="languages-title" className={styles.title}>
            Nine Languages, one product.
          </h1>
          <p className="lead">Which conversation went wrong last week? Start there.</p>
        </div>
        <FilterForm filter={filter} onFilter={setFilter} />
        <p role="status" className={styles.status}>
          {`${found.length} of 9 Languages${compared.length > 0 ? `, ${compared.length} of ${maxCompared} chosen to compare` : ''}`}
        </p>
        <ul className={styles.list}>
          {found.map((language) => (
            <CatalogueEntry
              key={language.id}
              language={language}
              isCompared={compared.includes(language.id)}
              canCompare={compared.length < maxCompared}
              onCompare={() => setCompared(toggleCompared(compared, language.id))}
            />
          ))}
        </ul>
        {compared.length > 1 ? (
          <Suspense>
            <Comparison ids={compared} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
