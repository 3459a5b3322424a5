import type { Explanation } from './domain/rules/rule.ts';
import styles from './lab.module.css';
import { Why } from './why.tsx';

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
  category?: string | undefined;
  verdict: 'found' | 'vague' | 'missing' | 'conflict';
  isHint?: boolean;
  quote?: string | undefined;
  ask?: string | undefined;
  explanation?: Explanation | undefined;
  onSwitch: (id: string, isOn: boolean) => void;
}
