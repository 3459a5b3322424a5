import type { ClassRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import type { RemoteData } from '@agile-languages/shared/remote-data';
import { classNames } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import type { Course } from '../courses/course.ts';
import { CardPicture, cardKinds, specimenKinds } from '../drawings/card-picture.tsx';
import type { DrawingName } from '../drawings/drawing-sets.ts';
import { Picture } from '../drawings/picture.tsx';
import { CourseBenefits, CourseLearn, CourseModules, ScreenSamples } from './course-content.tsx';
import styles from './language-detail.module.css';
import { LanguageHead } from './language-head.tsx';
import type { NamedSample } from './language-samples.data.ts';
import { LanguageSection, type SectionPosition } from './language-section.tsx';
import { LanguageSummary } from './language-summary.tsx';
import { TopicsTable } from './topics-table.tsx';

export function LanguageDetail({ course, level, nextClasses, samples }: LanguageDetailProps) {
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
          <LanguageSummary
            course={course}
            language={language}
            level={inner}
            nextClasses={nextClasses}
            samples={samples}
          />
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

/** Only Digital Product shows them. */
function DocumentTemplates(position: SectionPosition) {
  return (
    <LanguageSection title="Document templates" {...position}>
      <p className={styles.intro}>Eight cards, one invented product. The figures agree from card to card.</p>
      <ul className={styles.cards}>
        {specimenKinds.map((kind) => (
          <li key={kind}>
            <CaptionedFigure caption={cardKinds[kind]}>
              <CardPicture kind={kind} />
            </CaptionedFigure>
          </li>
        ))}
      </ul>
    </LanguageSection>
  );
}

function CaptionedFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function CourseCertificate({ image, ...position }: SectionPosition & { image: DrawingName }) {
  return (
    <LanguageSection title="Certificate" {...position}>
      <CaptionedFigure caption="Sample. The name and the number are filled in when the course is completed.">
        <Picture name={image} className={styles.paper} />
      </CaptionedFigure>
    </LanguageSection>
  );
}

interface LanguageDetailProps {
  course: Course;
  /** 2 below another title. */
  level: 1 | 2;
  nextClasses: RemoteData<readonly ClassRow[]>;
  samples: RemoteData<readonly NamedSample[]>;
}
