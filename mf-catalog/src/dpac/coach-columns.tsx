import { TermText } from '../glossary/term-text.tsx';
import styles from './coach-columns.module.css';
import { columns } from './dpac.content.ts';

/** Benefits, responsibilities and strengths as three columns of a dictionary. */
export function CoachColumns() {
  return (
    <section className="sect" aria-label="What a coach is">
      <span className="sect-no" aria-hidden="true">
        1
      </span>
      <div className={styles.columns}>
        {columns.map(({ title, list }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {list.map((entry) => (
                <li key={entry}>
                  <TermText text={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
