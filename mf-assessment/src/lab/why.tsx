import { Button } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { LoadOnDemand } from '../kit/load-on-demand.tsx';
import styles from './lab.module.css';

/** Why a rule says what it says; the explanations are loaded when the first of them is opened. */
export function Why({ id, name, onSwitch }: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        Why? <span className="visually-hidden">{name}</span>
      </summary>
      {isOpen ? (
        <LoadOnDemand load={loaderFor(Number(id))}>
          {({ [id]: explanation }) => (
            <>
              <p>{explanation?.why}</p>
              <dl>
                <dt>Passes</dt>
                <dd>{explanation?.pass}</dd>
                <dt>Fails</dt>
                <dd>{explanation?.fail}</dd>
              </dl>
            </>
          )}
        </LoadOnDemand>
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

const loadBusiness = async () => (await import('./domain/business-explanations.ts')).businessExplanations;
const loadFlow = async () => (await import('./domain/flow-explanations.ts')).flowExplanations;
const loadForm = async () => (await import('./domain/form-explanations.ts')).formExplanations;
const loadCommon = async () => (await import('./domain/common-explanations.ts')).commonExplanations;

/** By the bank's numbers of Money, Data Flow and Form; comparisons have no number. */
function loaderFor(criterion: number) {
  if (criterion <= 38) return loadBusiness;
  if (criterion <= 50) return loadFlow;
  return criterion >= 86 && criterion <= 120 ? loadForm : loadCommon;
}

interface WhyProps {
  id: string;
  name: string;
  onSwitch: (id: string, isOn: boolean) => void;
}
