import type { LanguageId } from '@agile-languages/shared/content';
import { useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { classNames } from '@agile-languages/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './catalogue.module.css';
import { CatalogueEntry } from './catalogue-entry.tsx';
import { FilterForm } from './filter-form.tsx';
import { comparedIn, emptyFilter, filterLanguages, maxCompared, toggleCompared } from './language-filter.ts';

const Comparison = lazy(() => import('./comparison.tsx'));

/** The nine courses in one list, with a filter and a comparison, which is in the address. */
export function Catalogue() {
  const [filter, setFilter] = useState(emptyFilter);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [compared, setCompared] = useState<readonly LanguageId[]>([]);
  const found = filterLanguages(filter);

  useEffect(() => setCompared(comparedIn(search)), [search]);

  const onCompare = (id: LanguageId) => {
    const ids = toggleCompared(compared, id);
    setCompared(ids);
    void navigate(
      { search: ids.length > 0 ? `?compare=${ids.join(',')}` : '' },
      { replace: true, preventScrollReset: true },
    );
  };

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
              onCompare={() => onCompare(language.id)}
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
