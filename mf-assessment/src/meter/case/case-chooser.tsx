import { zones } from '@agile-languages/shared/content';
import { type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, memo } from 'react';
import { type Case, caseLabel, cases } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { CaseCard } from './case-card.tsx';
import styles from './case-chooser.module.css';

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

function ZoneGlyph({ communicationCase: { number, speaker, listener } }: { communicationCase: Case }) {
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" className={styles.glyph} aria-hidden="true">
      {zones.map((zone, index) => (
        <rect
          key={zone}
          x={index % 2 ? 19 : 1}
          y={index > 1 ? 15 : 1}
          width="12"
          height="8"
          data-part={zone === speaker ? 'speaker' : zone === listener ? 'listener' : undefined}
        />
      ))}
      <path d={arrows[number]} />
    </svg>
  );
}

const arrows: Record<number, string> = {
  6: 'M12 8.5l6.5 6M18.7 11v3.7H15',
  7: 'M13 19h5M16 16.5l2.6 2.5-2.6 2.5',
  8: 'M3.5 15v-3h7v2',
};

interface CaseChooserProps {
  communicationCase: Case;
  name: string;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
