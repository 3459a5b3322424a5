import { type Zone, zones } from '@agile-languages/shared/content';
import type { Say } from '@agile-languages/shared/formats';
import { Mark, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, useId, useState } from 'react';
import { type Case, caseLabel, cases } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './case-finder.module.css';

export function CaseFinder({
  communicationCase,
  dispatch,
}: {
  communicationCase: Case;
  dispatch: Dispatch<MeterAction>;
}) {
  const [speaker, setSpeaker] = useState<Zone>();
  const [listener, setListener] = useState<Case['listener']>();
  const id = useId();
  const say = useSay();
  const ofSpeaker = cases.filter((candidate) => candidate.speaker === speaker);
  const found = ofSpeaker.filter((candidate) => candidate.listener === listener);
  const listeners = [...new Set(ofSpeaker.map((candidate) => candidate.listener))];

  const onListener = (chosen: Case['listener'], candidates: readonly Case[]) => {
    setListener(chosen);
    const [first, ...more] = candidates.filter((candidate) => candidate.listener === chosen);
    if (first && more.length === 0) dispatch({ type: 'choose case', number: first.number });
  };

  const onSpeaker = (zone: Zone) => {
    setSpeaker(zone);
    const fitting = cases.filter((candidate) => candidate.speaker === zone);
    const [only, ...more] = new Set(fitting.map((candidate) => candidate.listener));
    if (only && more.length === 0) onListener(only, fitting);
    else setListener(undefined);
  };

  return (
    <div className={styles.finder}>
      <fieldset>
        <legend>{say('Who speaks?')}</legend>
        {zones
          .filter((zone) => cases.some((candidate) => candidate.speaker === zone))
          .map((zone) => (
            <label key={zone} className={styles.choice}>
              <input type="radio" name={`${id}speaker`} checked={zone === speaker} onChange={() => onSpeaker(zone)} />
              {say(zone)}
            </label>
          ))}
      </fieldset>
      <fieldset disabled={!speaker}>
        <legend>{say('Who listens?')}</legend>
        {listeners.map((zone) => (
          <label key={zone} className={styles.choice}>
            <input
              type="radio"
              name={`${id}listener`}
              checked={zone === listener}
              onChange={() => onListener(zone, ofSpeaker)}
            />
            {nameOf(zone, speaker, say)}
          </label>
        ))}
        {speaker ? null : <p className={styles.hint}>{say('First say who speaks.')}</p>}
      </fieldset>
      <div role="status" className={styles.found}>
        {found.length > 1 ? <p>{say('{0} cases fit. Their weights differ:', found.length)}</p> : null}
        <ul>
          {found.map((candidate) => (
            <li key={candidate.number}>
              <button
                type="button"
                aria-current={candidate === communicationCase || undefined}
                onClick={() => dispatch({ type: 'choose case', number: candidate.number })}
              >
                <b>{caseLabel(candidate, say)}</b>
                <span>
                  {candidate.languages.map(({ language, weight }) => (
                    <span key={language.id} className={styles.weight} data-lang={language.key}>
                      <Mark language={language.key} size={1.1} /> {language.name} {weight}
                    </span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function nameOf(listener: Case['listener'], speaker: Zone | undefined, say: Say): string {
  if (listener === 'Internal') return say('Colleagues in the same zone');
  return listener === speaker ? say('{0}, another team', say(listener)) : say(listener);
}
