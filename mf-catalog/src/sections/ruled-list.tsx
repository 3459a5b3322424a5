import { TermText } from '../glossary/term-text.tsx';
import styles from './ruled-list.module.css';

/** `[words](term-id)` leads to the glossary. */
export function RuledList({ entries }: { entries: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(([term, meaning]) => (
        <div key={term} className={styles.entry}>
          <dt>{term}</dt>
          <dd>
            <TermText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
