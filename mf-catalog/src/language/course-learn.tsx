import type { CourseLists } from '../courses/course.ts';
import styles from './course-learn.module.css';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

/** What you will learn: skills as numbered senses, then the vocabulary they need. */
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
