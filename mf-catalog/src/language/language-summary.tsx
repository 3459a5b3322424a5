import type { ClassRow } from '@agile-languages/shared/api';
import type { Language } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { buttonClass, IndexCard } from '@agile-languages/shared/ui';
import type { Course } from '../courses/course.ts';
import { modules } from '../simulation-platform/modules.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import { LanguageSamples } from './language-samples.tsx';
import styles from './language-summary.module.css';
import { NextClasses } from './next-classes.tsx';

/** Languages that the level meter can measure. */
const measured = ['money', 'form', 'story', 'flow', 'management', 'programming'];

/** The facts of a Language on one card, with its next classes and its samples. */
export function LanguageSummary({ course, language, level, nextClasses }: LanguageSummaryProps) {
  const { id, key, hours } = language;
  const hasNone = lastValueOf(nextClasses)?.length === 0;
  return (
    <aside className={styles.summary} aria-label="Summary">
      <IndexCard language={key} tab={id} as="div" bodyClassName={styles.body}>
        <dl className={styles.facts}>
          <dt>Hours</dt>
          <dd>{hours}</dd>
          <dt>Card type</dt>
          <dd>{course.cardType}</dd>
          <dt>Modules</dt>
          <dd>{`${course.frameworks.subContent.length} of ${modules.length}`}</dd>
        </dl>
        <div>
          <Heading level={level} className={styles.title}>
            Next classes
          </Heading>
          <div className={styles.classes}>
            <NextClasses classes={nextClasses} />
          </div>
        </div>
        <p className={styles.links}>
          <Link to={paths.languageClasses(id)} className={buttonClass(hasNone ? 'line' : 'primary')}>
            See classes
          </Link>{' '}
          {measured.includes(key) ? (
            <Link to={paths.meterOf(id)}>Check yourself</Link>
          ) : (
            <Link to={paths.needs}>Who needs it</Link>
          )}
        </p>
        <div>
          <Heading level={level} className={styles.title}>
            Samples of this Language
          </Heading>
          <div className={styles.samples}>
            <LanguageSamples languageId={id} />
          </div>
        </div>
      </IndexCard>
    </aside>
  );
}

interface LanguageSummaryProps {
  course: Course;
  language: Language;
  level: HeadingLevel;
  nextClasses: RemoteData<readonly ClassRow[]>;
}
