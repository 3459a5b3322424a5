import type { Language } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { buttonClass, IndexCard, SectionBoundary, Skeleton } from '@agile-languages/shared/ui';
import type { Course } from '../courses/course.ts';
import { modules } from '../courses/modules.ts';
import { WhenSeen } from '../rows/when-seen.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';
import { LanguageSamples } from './language-samples.tsx';
import styles from './language-summary.module.css';
import { NextClasses } from './next-classes.tsx';

/** Languages that the level meter can measure. */
const measured = ['money', 'form', 'story', 'flow', 'management', 'programming'];

/** The facts of a Language on one card, with its next classes and its samples. */
export function LanguageSummary({ course, language, level }: LanguageSummaryProps) {
  const { id, key, hours } = language;
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
            <SectionBoundary name="next classes">
              <NextClasses languageId={id} />
            </SectionBoundary>
          </div>
        </div>
        <p className={styles.ways}>
          <Link to={`/upcoming-classes?fkDpLangId=${id}`} className={buttonClass()}>
            See classes
          </Link>{' '}
          {measured.includes(key) ? <Link to="/#meter">Check yourself</Link> : <Link to="/my-needs">Who needs it</Link>}
        </p>
        <div>
          <Heading level={level} className={styles.title}>
            Samples of this Language
          </Heading>
          <div className={styles.samples}>
            <SectionBoundary name="samples of a Language">
              <WhenSeen placeholder={<Skeleton lines={6} />}>
                <LanguageSamples languageId={id} />
              </WhenSeen>
            </SectionBoundary>
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
}
