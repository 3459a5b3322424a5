import type { LanguageId } from '@agile-languages/shared/languages';
import { classNames } from '@agile-languages/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './catalogue.module.css';
import { CatalogueEntry } from './catalogue-entry.tsx';
import { chooseLanguages, mostCompared, openWish, toggleCompared } from './choose.ts';
import { WishForm } from './wish-form.tsx';

const Comparison = lazy(() => import('./comparison.tsx'));

/** The nine courses in one list, to be narrowed and set side by side. */
export function Catalogue() {
  const [wish, setWish] = useState(openWish);
  const [compared, setCompared] = useState<readonly LanguageId[]>([]);
  const found = chooseLanguages(wish);

  return (
    <section className={classNames('sect', styles.catalogue)} aria-labelledby="languages-title">
      <div>
        <div className="sect-head">
          <h1 id="languages-title" className={styles.title}>
            Nine Languages, one product.
          </h1>
          <p className="lead">Pick the conversation you had last week that went wrong.</p>
        </div>
        <WishForm wish={wish} onWish={setWish} />
        <p role="status" className={styles.status}>
          {`${found.length} of 9 Languages${compared.length > 0 ? `, ${compared.length} of ${mostCompared} chosen to compare` : ''}`}
        </p>
        <ul className={styles.list}>
          {found.map((language) => (
            <CatalogueEntry
              key={language.id}
              language={language}
              compared={compared.includes(language.id)}
              full={compared.length >= mostCompared}
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
