import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import type { CourseLists } from '../courses/course.ts';
import { moduleNumber } from '../simulation-platform/modules.ts';
import styles from './course-modules.module.css';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

/** The modules of the Simulation Platform that the course works with, by their number there. */
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
