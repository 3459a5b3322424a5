import type { Say } from '@agile-languages/shared/formats';
import { Heading, type HeadingLevel, Mark, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { type Case, caseLabel } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { LoadOnDemand } from '../../components/load-on-demand.tsx';
import styles from './case-card.module.css';

export function CaseCard({ communicationCase, headingLevel, dispatch }: CaseCardProps) {
  const say = useSay();
  const { most } = communicationCase;
  return (
    <div className={styles.card} part="case">
      <div className={styles.words}>
        <Heading level={headingLevel} className={styles.title}>
          {caseLabel(communicationCase, say)}
        </Heading>
        <p className={styles.text}>{sentenceOf(communicationCase, say)}</p>
        <ul className={styles.sum} aria-label={say('Weights of the Languages')}>
          {communicationCase.languages.map(({ language, weight }) => (
            <li key={language.id} data-lang={language.key}>
              <Mark language={language.key} size={1.25} />
              <span className="visually-hidden">{language.name} </span>
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

function CaseFinderDetails({
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

interface CaseCardProps {
  communicationCase: Case;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
