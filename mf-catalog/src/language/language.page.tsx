import { withoutDescriptions } from '@agile-languages/shared/api';
import { type LanguageId, languageById, languages } from '@agile-languages/shared/content';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { classNames, Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef } from 'react';
import { courseById, courses } from '../courses/courses.ts';
import { languageHead } from './language.head.ts';
import styles from './language.page.module.css';
import { LanguageDetail } from './language-detail.tsx';
import { LanguageNavigation } from './language-navigation.tsx';
import { loadSamples, type SamplesData } from './language-samples.data.ts';
import { loadNextClasses, type NextClassesData } from './next-classes.data.ts';

function LanguagePage({ params, data }: PageProps<NextClassesData & SamplesData>) {
  const course = courseById(params.id ?? '');
  if (!course) throw new Error(`There is no Language with the id ${params.id}.`);
  return (
    <>
      <LanguageRail current={course.id} />
      <LanguageDetail course={course} level={1} nextClasses={data.nextClasses} samples={data.samples} />
      <LanguageNavigation current={course.id} />
    </>
  );
}

const allParams = (): Params[] => courses.map(({ id }) => ({ id }));

function LanguageRail({ current }: { current: LanguageId }) {
  const tabs = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const currentTab = tabs.current?.querySelector(`[href$="${current}"]`);
    if (tabs.current?.scrollLeft === 0 && currentTab instanceof HTMLElement)
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

export default definePage({
  load: {
    nextClasses: (api, { params: { id = '' } }, options) => loadNextClasses(api, id, options),
    samples: (api, { params: { id = '' } }, options) => loadSamples(api, id, options),
  },
  inDocument: { nextClasses: withoutDescriptions },
  paths: allParams,
  head: languageHead,
  Page: LanguagePage,
});
