import { homeTexts, languages } from '@agile-languages/shared/content';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Highlight, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { loadTexts, type Texts } from '../texts/texts.data.ts';
import styles from './numbers.section.module.css';

interface NumbersData {
  texts: Texts;
}

/** Specification, section 1. */
function NumbersSection({ number, data: { texts } }: SectionProps<NumbersData>) {
  return (
    <section className="sect band" aria-labelledby="numbers-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 className="visually-hidden" id="numbers-title">
          In numbers
        </h2>
        <RemoteBoundary name="numbers" data={texts} skeleton={<Skeleton lines={9} />}>
          {(shown) => <Numbers texts={shown} />}
        </RemoteBoundary>
      </div>
    </section>
  );
}

function Numbers({ texts }: { texts: Texts }) {
  const isShown = (id: string) => Boolean(texts[id]?.figure || texts[id]?.words);
  const stated = claims.filter(isShown);
  return (
    <>
      <dl className={styles.figures}>
        {figures.filter(isShown).map((id) => (
          <div key={id}>
            <dt>{id === 'home-criteria' ? <Highlight>{texts[id]?.words ?? ''}</Highlight> : texts[id]?.words}</dt>
            <dd>{linked(id, texts[id]?.figure)}</dd>
            {id === 'home-languages' && texts['home-note']?.words ? (
              <dd className={styles.note}>{texts['home-note'].words}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      {stated[0] ? (
        <ul className={styles.claims}>
          {stated.map((id) => (
            <li key={id}>
              {linked(
                id,
                <>
                  <b>{texts[id]?.figure}</b> {texts[id]?.words}
                </>,
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="note">
        {stated[0] ? <span>As stated by {siteConfig().brand}. </span> : null}Linked figures lead to what they count.
      </p>
    </>
  );
}

const figures = ['home-zones', 'home-cases', 'home-criteria', 'home-languages'];
const claims = ['home-terms', 'home-success', 'home-course', 'home-holders', 'home-modules'];

/** To what it counts. */
const targets: Partial<Record<string, string>> = {
  'home-zones': '#zones',
  'home-cases': '#meter',
  'home-criteria': paths.labRules,
  'home-languages': paths.languages,
  'home-terms': paths.glossary,
  'home-course': paths.language(languages[0].id),
  'home-modules': paths.simulation,
};

function linked(id: string, shown: ReactNode): ReactNode {
  const target = targets[id];
  if (!target) return shown;
  return target.startsWith('#') ? <a href={target}>{shown}</a> : <Link to={target}>{shown}</Link>;
}

export default defineSection<NumbersData>({
  load: { texts: (api, _address, options) => loadTexts(api, 'home', homeTexts, options) },
  Section: NumbersSection,
});
