import { Button } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { LoadOnDemand } from '../components/load-on-demand.tsx';
import type { Explanation } from './domain/rules/rule.ts';
import styles from './lab.module.css';

export function Why({ id, name, explanation, onSwitch }: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        Why? <span className={styles.unseen}>{name}</span>
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

interface WhyProps {
  id: string;
  name: string;
  explanation?: Explanation | undefined;
  onSwitch: (id: string, isOn: boolean) => void;
}
