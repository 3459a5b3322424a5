import type { HeadingLevel } from '@agile-languages/shared/ui';
import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo } from 'react';
import { type Case, caseLabel, cases } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { CaseCard } from './case-card.tsx';
import styles from './case-chooser.module.css';
import { ZoneGlyph } from './zone-glyph.tsx';

/** Radio buttons for the eight cases, and the card of the chosen one. */
export const CaseChooser = memo(function CaseChooser({
  communicationCase,
  name,
  headingLevel,
  dispatch,
}: CaseChooserProps) {
  const say = useSay();
  return (
    <fieldset className={styles.cases}>
      <legend className={styles.legend}>
        {say('Which conversation?')} <small>{say('Each weighs the Languages differently')}</small>
      </legend>
      <div className={styles.row}>
        {cases.map((candidate) => (
          <label key={candidate.number} className={styles.case}>
            <input
              type="radio"
              name={name}
              value={candidate.number}
              checked={candidate === communicationCase}
              aria-label={caseLabel(candidate, say)}
              onChange={() => dispatch({ type: 'choose case', number: candidate.number })}
            />
            <span className={styles.tab}>
              <span className={styles.face}>
                <b className={styles.number}>{candidate.number}</b>
                <ZoneGlyph communicationCase={candidate} />
              </span>
            </span>
          </label>
        ))}
      </div>
      <CaseCard communicationCase={communicationCase} headingLevel={headingLevel} dispatch={dispatch} />
    </fieldset>
  );
});

interface CaseChooserProps {
  communicationCase: Case;
  /** Name of the radio group, unique on the page. */
  name: string;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
