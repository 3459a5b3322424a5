import type { ClassRow } from '@agile-languages/shared/api';
import type { Language } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { buttonClass, Heading, type HeadingLevel, IndexCard, Skeleton } from '@agile-languages/shared/ui';
import type { Course } from '../courses/course.ts';
import { modules } from '../simulation-platform/modules.ts';
import type { NamedSample } from './language-samples.data.ts';
import styles from './language-summary.module.css';
import { NextClasses } from './next-classes.tsx';

/** By the level meter. */
const measured = ['money', 'form', 'story', 'flow', 'management', 'programming'];

export function LanguageSummary({ course, language, level, nextClasses, samples }: LanguageSummaryProps) {
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
            <RemoteBoundary name="samples of a Language" data={samples} skeleton={<Skeleton lines={6} />}>
              {(rows) => <Samples rows={rows} />}
            </RemoteBoundary>
          </div>
        </div>
      </IndexCard>
    </aside>
  );
}

function Samples({ rows }: { rows: readonly NamedSample[] }) {
  if (rows.length === 0) return <p className="soft">There is nothing to show</p>;
  return (
    <ul>
      {rows.map(({ id, className }) => (
        <li key={id}>
          <Link to={paths.sample(id)} className={styles.sample}>
            {className}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LanguageSummaryProps {
  course: Course;
  language: Language;
  level: HeadingLevel;
  nextClasses: RemoteData<readonly ClassRow[]>;
  samples: RemoteData<readonly NamedSample[]>;
}
