import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Case } from './cases.ts';
import styles from './finder-slot.module.css';
import { Later } from './later.tsx';
import type { MeterAction } from './meter-state.ts';

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

const finder = async () => (await import('../finder/case-finder.tsx')).CaseFinder;
