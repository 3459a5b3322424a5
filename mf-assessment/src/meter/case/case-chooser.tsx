import type { HeadingLevel } from '@agile-languages/shared/ui';
import { type Dispatch, memo } from 'react';
import { type Case, caseLabel, cases } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { CaseCard } from './case-card.tsx';
import styles from './case-chooser.module.css';
import { ZoneGlyph } from './zone-glyph.tsx';

/** Eight cards, one pulled forward. */
export const CaseChooser = memo(function CaseChooser({ of, name, headingLevel, dispatch }: CaseChooserProps) {
  return (
    <fieldset className={styles.cases}>
      <legend className={styles.legend}>
        Which conversation? <small>Eight cases, eight sets of weights</small>
      </legend>
      <div className={styles.row}>
        {cases.map((one) => (
          <label key={one.number} className={styles.case}>
            <input
              type="radio"
              name={name}
              value={one.number}
              checked={one === of}
              aria-label={caseLabel(one)}
              onChange={() => dispatch({ type: 'choose case', number: one.number })}
            />
            <span className={styles.tab}>
              <span className={styles.face}>
                <b className={styles.number}>{one.number}</b>
                <ZoneGlyph of={one} />
              </span>
            </span>
          </label>
        ))}
      </div>
      <CaseCard of={of} headingLevel={headingLevel} dispatch={dispatch} />
    </fieldset>
  );
});

interface CaseChooserProps {
  of: Case;
  /** Name of the radio group, unique on the page. */
  name: string;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
