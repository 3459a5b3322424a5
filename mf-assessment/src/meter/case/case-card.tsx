import { Heading, type HeadingLevel, Mark } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './case-card.module.css';
import { CaseFinderDetails } from './case-finder-details.tsx';
import { ZoneMap } from './zone-map.tsx';

/** The chosen case: who speaks to whom, and the sum of its weights. */
export function CaseCard({ communicationCase, headingLevel, dispatch }: CaseCardProps) {
  const { most } = communicationCase;
  return (
    <div className={styles.card} part="case">
      <ZoneMap communicationCase={communicationCase} />
      <div className={styles.words}>
        <Heading level={headingLevel} className={styles.title}>
          {caseLabel(communicationCase)}
        </Heading>
        <p className={styles.text}>{sentenceOf(communicationCase)}</p>
        <ul className={styles.sum} aria-label="Weights of the Languages">
          {communicationCase.languages.map(({ language, weight }) => (
            <li key={language.id} data-lang={language.key}>
              <Mark language={language.key} size={1.25} />
              <span className={styles.name}>{language.name} </span>
              {weight}
            </li>
          ))}
          <li className={styles.total}>{most}</li>
        </ul>
        <p className={styles.most}>{most === 100 ? '' : `These weights add up to ${most}.`}</p>
      </div>
      <CaseFinderDetails communicationCase={communicationCase} dispatch={dispatch} />
    </div>
  );
}

function sentenceOf({ speaker, listener }: Case): string {
  if (listener === 'Internal') return `People in ${speaker} talk among themselves.`;
  if (listener === speaker) return `${speaker} talks to ${listener}: one team hands over to another.`;
  return `${speaker} speaks, ${listener} has to act on it.`;
}

interface CaseCardProps {
  communicationCase: Case;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
