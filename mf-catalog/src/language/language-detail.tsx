import type { ClassRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import type { RemoteData } from '@agile-languages/shared/remote-data';
import { classNames } from '@agile-languages/shared/ui';
import type { Course } from '../courses/course.ts';
import { CourseBenefits } from './course-benefits.tsx';
import { CourseCertificate } from './course-certificate.tsx';
import { CourseLearn } from './course-learn.tsx';
import { CourseModules } from './course-modules.tsx';
import { DocumentTemplates } from './document-templates.tsx';
import styles from './language-detail.module.css';
import { LanguageHead } from './language-head.tsx';
import { LanguageSummary } from './language-summary.tsx';
import { ScreenSamples } from './screen-samples.tsx';
import { TopicsTable } from './topics-table.tsx';

/** Everything about one Language. */
export function LanguageDetail({ course, level, nextClasses }: LanguageDetailProps) {
  const language = languageById(course.id);
  if (!language) return null;
  const inner = level === 1 ? 2 : 3;
  return (
    <section
      className={classNames('sect', styles.detail)}
      aria-label={`Language of ${language.name}`}
      data-lang={course.icon}
    >
      <div className={styles.page}>
        <div className={styles.upper}>
          <LanguageHead course={course} language={language} level={level} />
          <LanguageSummary course={course} language={language} level={inner} nextClasses={nextClasses} />
          <div className={styles.sections}>
            <CourseLearn content={course.youWillLearn} number={1} level={inner} />
            <CourseBenefits content={course.benefits} number={2} level={inner} />
            <CourseModules content={course.frameworks} number={3} level={inner} />
          </div>
        </div>
        <div className={styles.sections}>
          <ScreenSamples content={course.screenSamples} number={4} level={inner} />
          <TopicsTable content={course.topics} language={course.icon} number={5} level={inner} />
          {course.certificateImg ? (
            <CourseCertificate image={course.certificateImg} number={6} level={inner} />
          ) : (
            <DocumentTemplates number={6} level={inner} />
          )}
        </div>
      </div>
    </section>
  );
}

interface LanguageDetailProps {
  course: Course;
  /** Level of its first heading: 1 on its own page, 2 below another title. */
  level: 1 | 2;
  nextClasses: RemoteData<readonly ClassRow[]>;
}
