import { Button } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { LoadOnDemand } from '../components/load-on-demand.tsx';
import type { Explanation } from './domain/rules/rule.ts';
import styles from './lab.module.css';

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

function Why({ id, name, explanation, onSwitch }: Pick<FindingProps, 'id' | 'name' | 'explanation' | 'onSwitch'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        Why? <span className="visually-hidden">{name}</span>
      </summary>
      {isOpen && explanation ? <Reason explanation={explanation} /> : null}
      {isOpen && !explanation ? (
        <LoadOnDemand load={loadExplanations}>{({ [id]: loaded }) => <Reason explanation={loaded} />}</LoadOnDemand>
      ) : null}
      <p>
        Wrong here?{' '}
        <Button variant="quiet" size="small" onClick={() => onSwitch(id, false)}>
          Switch this rule off
        </Button>
      </p>
    </details>
  );
}

const loadExplanations = async () => (await import('./asked-for.ts')).reasons;

const Reason = ({ explanation }: { explanation: Explanation | undefined }) => (
  <>
    <p>{explanation?.why}</p>
    <dl>
      <dt>Passes</dt>
      <dd>{explanation?.pass}</dd>
      <dt>Fails</dt>
      <dd>{explanation?.fail}</dd>
    </dl>
  </>
);

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
