import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { Later } from '../../kit/later.tsx';
import styles from './case-finder-details.module.css';

/** Opens the case finder, whose code comes with it. */
export function FinderSlot({ of, dispatch }: { of: Case; dispatch: Dispatch<MeterAction> }) {
  const slot = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (slot.current?.open) setWanted(true);
  }, []);

  return (
    <details
      ref={slot}
      className={styles.finder}
      suppressHydrationWarning
      onToggle={(event) => setWanted(wanted || event.currentTarget.open)}
    >
      <summary>Not sure? Find the case by who speaks to whom</summary>
      {wanted ? <Later load={finder}>{(CaseFinder) => <CaseFinder of={of} dispatch={dispatch} />}</Later> : null}
    </details>
  );
}

const finder = async () => (await import('../../tools/case-finder/case-finder.tsx')).CaseFinder;
