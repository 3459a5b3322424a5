import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { LoadOnDemand } from '../../kit/load-on-demand.tsx';
import styles from './case-finder-details.module.css';

/** The case finder, whose code is loaded when it is first opened. */
export function CaseFinderDetails({
  communicationCase,
  dispatch,
}: {
  communicationCase: Case;
  dispatch: Dispatch<MeterAction>;
}) {
  const say = useSay();
  const details = useRef<HTMLDetailsElement>(null);
  const [hasOpened, setHasOpened] = useState(false);

  useEffect(() => {
    if (details.current?.open) setHasOpened(true);
  }, []);

  return (
    <details
      ref={details}
      className={styles.finder}
      suppressHydrationWarning
      onToggle={(event) => setHasOpened(hasOpened || event.currentTarget.open)}
    >
      <summary>{say('Not sure? Tell us who is talking to whom')}</summary>
      {hasOpened ? (
        <LoadOnDemand load={finder}>
          {(CaseFinder) => <CaseFinder communicationCase={communicationCase} dispatch={dispatch} />}
        </LoadOnDemand>
      ) : null}
    </details>
  );
}

const finder = async () => (await import('../../tools/case-finder/case-finder.tsx')).CaseFinder;
