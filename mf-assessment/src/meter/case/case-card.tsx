import type { Say } from '@agile-languages/shared/formats';
import { Heading, type HeadingLevel, Mark, useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './case-card.module.css';
import { CaseFinderDetails } from './case-finder-details.tsx';
import { ZoneMap } from './zone-map.tsx';

/** The chosen case: who speaks to whom, and the sum of its weights. */
export function CaseCard({ communicationCase, headingLevel, dispatch }: CaseCardProps) {
  const say = useSay();
  const { most } = communicationCase;
  return (
    <div className={styles.card} part="case">
      <ZoneMap communicationCase={communicationCase} />
      <div className={styles.words}>
        <Heading level={headingLevel} className={styles.title}>
          {caseLabel(communicationCase, say)}
        </Heading>
        <p className={styles.text}>{sentenceOf(communicationCase, say)}</p>
        <ul className={styles.sum} aria-label={say('Weights of the Languages')}>
          {communicationCase.languages.map(({ language, weight }) => (
            <li key={language.id} data-lang={language.key}>
              <Mark language={language.key} size={1.25} />
              <span className={styles.name}>{language.name} </span>
              {weight}
            </li>
          ))}
          <li className={styles.total}>{most}</li>
        </ul>
        <p className={styles.most}>{most === 100 ? '' : say('These weights add up to {0}.', most)}</p>
      </div>
      <CaseFinderDetails communicationCase={communicationCase} dispatch={dispatch} />
    </div>
  );
}

function sentenceOf({ speaker, listener }: Case, say: Say): string {
  if (listener === 'Internal') return say('People in {0} talk among themselves.', say(speaker));
  if (listener === speaker) return say('{0} talks to {0}: one team hands over to another.', say(speaker));
  return say('{0} speaks, {1} has to act on it.', say(speaker), say(listener));
}

interface CaseCardProps {
  communicationCase: Case;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
