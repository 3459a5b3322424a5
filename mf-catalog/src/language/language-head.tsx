import type { Language } from '@agile-languages/shared/content';
import { Heading } from '@agile-languages/shared/ui';
import type { Course } from '../courses/course.ts';
import { CardPicture, specimenKinds } from '../drawings/card-picture.tsx';
import { Picture } from '../drawings/picture.tsx';
import { TermText } from '../glossary/term-text.tsx';
import styles from './language-head.module.css';

export function LanguageHead({ course, language, level }: LanguageHeadProps) {
  const { name, code, hours } = language;
  const addition = course.title.slice(`Language of ${name}`.length).trim();
  return (
    <header className={styles.head}>
      <span className={styles.number} aria-hidden="true">
        {code}
      </span>
      <Heading level={level} className={styles.word}>
        <small className={styles.before}>Language of</small> {name} <span className={styles.class}>noun</span>
        {addition ? <small className={styles.after}>{` ${addition}`}</small> : null}
      </Heading>
      <p className={styles.facts}>{`${code} · ${hours} hours · ${course.cardType}`}</p>
      <p className={styles.tagLine}>{course.tagLine}</p>
      <div className={styles.description}>
        {course.description.paragraphs.map(({ leadIn, text }) => (
          <p key={text}>
            {leadIn ? (
              <>
                <strong>{leadIn}</strong>{' '}
              </>
            ) : null}
            <TermText text={text} />
          </p>
        ))}
      </div>
      <Specimen course={course} />
    </header>
  );
}

function Specimen({ course: { img, cardType } }: { course: Course }) {
  const kind = specimenKinds.find((candidate) => img === `card/${candidate}`);
  return kind ? (
    <figure className={styles.specimen}>
      <CardPicture kind={kind} />
      <figcaption>{`One of the ${cardType}, filled for the invented product Pazar Box.`}</figcaption>
    </figure>
  ) : (
    <figure className={styles.emblem}>
      <Picture name={img} />
      <figcaption>The asterisk of Digital Product is built from the eight other Languages.</figcaption>
    </figure>
  );
}

interface LanguageHeadProps {
  course: Course;
  language: Language;
  level: 1 | 2;
}
