import { type Language, languages, shortCourses } from '@agile-languages/shared/content';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { classNames, IndexCard } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import styles from './languages.section.module.css';

function LanguagesSection({ number }: SectionProps) {
  const [product, ...others] = languages;
  return (
    <section className="sect" id="languages" aria-labelledby="languages-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={styles.start}>
          <div className={styles.head}>
            <h2 id="languages-title">Nine Languages, one product.</h2>
            <p className="lead">Which conversation went wrong last week? Start there.</p>
          </div>
          <WideCard language={product} />
        </div>
        <ul className={styles.drawer}>
          {others.map((language) => (
            <DrawerCard key={language.id} language={language} />
          ))}
        </ul>
        <p className={styles.front} aria-hidden="true">
          <span>Languages L2 - L9</span>
        </p>
      </div>
    </section>
  );
}

function WideCard({ language: { id, key, name, code, hours } }: { language: Language }) {
  const { tagLine, cardType } = shortCourses[key];
  return (
    <IndexCard language={key} tab={code} className={styles.wide} bodyClassName={styles.wideBody}>
      <Picture name="emblem/plain" className={styles.emblem} />
      <div className="stack">
        <h3 className={styles.wideName}>
          <Link to={paths.language(id)}>{name}</Link>
        </h3>
        <p className="lead">{tagLine}</p>
        <p>
          This course takes one product from the first revenue idea to the last accepted issue and keeps the eight
          descriptions consistent.
        </p>
        <p className={styles.foot}>
          <span>{`${hours} hours`}</span> <span>{cardType}</span>
        </p>
      </div>
    </IndexCard>
  );
}

function DrawerCard({ language: { id, key, name, code, hours } }: { language: Language }) {
  const { tagLine, cardType } = shortCourses[key];
  return (
    <IndexCard as="li" language={key} tab={code} ruled punched className={styles.card} bodyClassName={styles.cardBody}>
      <h3 className={styles.name}>
        <Link to={paths.language(id)}>{name}</Link>
      </h3>
      <p>{tagLine}</p>
      <p className={classNames(styles.foot, styles.cardFoot)}>
        <span>{`${hours} hours`}</span> <span>{cardType}</span>
      </p>
    </IndexCard>
  );
}

export default defineSection({ Section: LanguagesSection });
