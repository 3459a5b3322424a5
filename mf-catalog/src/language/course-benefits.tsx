import type { CourseLists } from '../courses/course.ts';
import styles from './course-benefits.module.css';
import { Part, type PartPlace } from './language-section.tsx';

/** Who can benefit: a role, and what it gets. */
export function CourseBenefits({ content, ...place }: PartPlace & { content: CourseLists }) {
  return (
    <Part title={content.title} {...place}>
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
    </Part>
  );
}
