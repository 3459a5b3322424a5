import type { Judgement } from './domain/judge.ts';
import { markedText } from './domain/marked-text.ts';
import { FindingLink } from './finding-link.tsx';
import styles from './lab.module.css';

/** The visitor's own words with the marks of the rules. A mark leads to its finding. */
export function MarkedSheet({ judgement }: { judgement: Judgement }) {
  return (
    <figure className={styles.marked}>
      <figcaption>
        <span className={styles.found}>found</span> <s className={styles.vague}>vague</s>{' '}
        <span className={styles.conflict}>contradiction</span>
      </figcaption>
      <p className={styles.words}>
        {markedText(judgement).map(({ text, start, verdict, id }) => {
          if (!verdict) return text;
          const words = <span className={styles[verdict]}>{text}</span>;
          return (
            <FindingLink key={start} id={id}>
              {words}
            </FindingLink>
          );
        })}
      </p>
    </figure>
  );
}
