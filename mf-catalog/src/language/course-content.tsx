import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import type { Course, CourseLists } from '../courses/course.ts';
import { ScreenRow } from '../screens/screen-row.tsx';
import { moduleNumber } from '../simulation-platform/modules.ts';
import styles from './course-content.module.css';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

export function CourseLearn({ content, ...position }: SectionPosition & { content: CourseLists }) {
  const [skills, ...vocabularies] = content.subContent;
  return (
    <LanguageSection title={content.title} {...position}>
      <p className={styles.intro}>{skills?.contentDesc}</p>
      <ol className={styles.senses}>
        {skills?.list.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ol>
      {vocabularies.map(({ contentDesc, list }) => (
        <div key={contentDesc} className={styles.vocabulary}>
          <p>{contentDesc}</p>
          <ul className={styles.terms}>
            {list.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      ))}
    </LanguageSection>
  );
}

export function CourseBenefits({ content, ...position }: SectionPosition & { content: CourseLists }) {
  return (
    <LanguageSection title={content.title} {...position}>
      <dl className={styles.roles}>
        {content.subContent.map(({ contentDesc, list }) => (
          <div key={contentDesc} className={styles.role}>
            <dt>{contentDesc}</dt>
            {list.map((benefit) => (
              <dd key={benefit}>{benefit}</dd>
            ))}
          </div>
        ))}
      </dl>
    </LanguageSection>
  );
}

export function CourseModules({ content, ...position }: SectionPosition & { content: CourseLists }) {
  return (
    <LanguageSection title={content.title} {...position}>
      <ul className={styles.modules}>
        {content.subContent.map(({ contentDesc, list }) => (
          <li key={contentDesc} className={styles.module}>
            <Link to={paths.simulation} className={styles.chip}>
              <b aria-hidden="true">{moduleNumber(contentDesc)}</b>
              {contentDesc}
            </Link>
            <p>{list.join(' ')}</p>
          </li>
        ))}
      </ul>
    </LanguageSection>
  );
}

export function ScreenSamples({ content, ...position }: SectionPosition & { content: Course['screenSamples'] }) {
  const samples = content.subContent.flatMap(({ contentDesc, images }) =>
    images.map((image) => ({ image, caption: contentDesc })),
  );
  return (
    <LanguageSection title={content.title} {...position}>
      <ScreenRow label="Screens in a row" viewerLabel={content.title} samples={samples} />
    </LanguageSection>
  );
}
