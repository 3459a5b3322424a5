import type { Explanation } from './domain/explanation.ts';
import styles from './lab.module.css';
import { Why } from './why.tsx';

/** One finding: the criterion, the words that prove it or the question of a receiver, and why. */
export function FindingRow({ id, name, category, verdict, isHint, quote, ask, explanation, onSwitch }: FindingProps) {
  return (
    <li id={`finding-${id}`} className={styles.finding} data-verdict={verdict} data-hint={isHint || undefined}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {category ? <span className={styles.category}>{category}</span> : null}
        {isHint ? <span className={styles.category}>hint in pencil</span> : null}
      </p>
      {quote ? (
        <p className={styles.quote}>
          <span className={styles[verdict === 'vague' ? 'vague' : 'found']}>{clipped(quote)}</span>
        </p>
      ) : null}
      {ask ? <p className={styles.ask}>{ask}</p> : null}
      <Why id={id} name={name} explanation={explanation} onSwitch={onSwitch} />
    </li>
  );
}

const clipped = (words: string) => (words.length > 160 ? `${words.slice(0, 159).trimEnd()} …` : words);

interface FindingProps {
  id: string;
  name: string;
  /** Category of the criterion. Default: none, for a comparison of two statements. */
  category?: string | undefined;
  verdict: 'found' | 'vague' | 'missing' | 'conflict';
  /** Whether the rule is shown in pencil. Default `false`. */
  isHint?: boolean;
  /** Words of the text. */
  quote?: string | undefined;
  ask?: string | undefined;
  /** Default: loaded when somebody asks. */
  explanation?: Explanation | undefined;
  onSwitch: (id: string, isOn: boolean) => void;
}
