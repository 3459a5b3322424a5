import type { CourseLists } from '../courses/course.ts';
import styles from './course-benefits.module.css';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

/** Who can benefit: a role, and what it gets. */
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
