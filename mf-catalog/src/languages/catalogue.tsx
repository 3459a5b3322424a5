import { languages } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { classNames, Mark } from '@agile-languages/shared/ui';
import { courseById } from '../courses/courses.ts';
import styles from './catalogue.module.css';

/** The nine courses in one list. */
export function Catalogue() {
  return (
    <section className={classNames('sect', styles.catalogue)} aria-labelledby="languages-title">
      <div>
        <div className="sect-head">
          <h1 id="languages-title" className={styles.title}>
            Nine Languages, one product.
          </h1>
          <p className="lead">Pick the conversation you had last week that went wrong.</p>
        </div>
        <ul className={styles.list}>
          {languages.map(({ id, key, name, code, hours }) => (
            <li key={id} className={styles.entry} data-lang={key}>
              <Mark language={key} size={2} className={styles.mark} />
              <h2 className={styles.name}>
                <Link to={`/languages/${id}`}>{name}</Link>
              </h2>
              <p className={styles.tagLine}>{courseById(id)?.tagLine}</p>
              <p className={styles.facts}>
                <span>{code}</span> <span>{`${hours} hours`}</span> <span>{courseById(id)?.cardType}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
