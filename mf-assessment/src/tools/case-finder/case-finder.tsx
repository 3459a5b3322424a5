import { type Zone, zones } from '@agile-languages/shared/content';
import { Mark } from '@agile-languages/shared/ui';
import { type Dispatch, useId, useState } from 'react';
import { type Case, caseLabel, cases } from '../../assessment/cases.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import styles from './case-finder.module.css';

/** Finds the case by who speaks to whom. One that fits is chosen at once; of several, the weights tell them apart. */
export function CaseFinder({ of, dispatch }: { of: Case; dispatch: Dispatch<MeterAction> }) {
  const [speaker, setSpeaker] = useState<Zone>();
  const [listener, setListener] = useState<Case['listener']>();
  const id = useId();
  const spoken = cases.filter((one) => one.speaker === speaker);
  const found = spoken.filter((one) => one.listener === listener);
  const listeners = [...new Set(spoken.map((one) => one.listener))];

  const listen = (to: Case['listener'], among: readonly Case[]) => {
    setListener(to);
    const [first, ...more] = among.filter((one) => one.listener === to);
    if (first && more.length === 0) dispatch({ type: 'choose case', number: first.number });
  };

  const speak = (zone: Zone) => {
    setSpeaker(zone);
    const fitting = cases.filter((one) => one.speaker === zone);
    const [only, ...more] = new Set(fitting.map((one) => one.listener));
    if (only && more.length === 0) listen(only, fitting);
    else setListener(undefined);
  };

  return (
    <div className={styles.finder}>
      <fieldset>
        <legend>Who speaks?</legend>
        {zones
          .filter((zone) => cases.some((one) => one.speaker === zone))
          .map((zone) => (
            <label key={zone} className={styles.choice}>
              <input type="radio" name={`${id}speaker`} checked={zone === speaker} onChange={() => speak(zone)} />
              {zone}
            </label>
          ))}
      </fieldset>
      <fieldset disabled={!speaker}>
        <legend>Who listens?</legend>
        {listeners.map((zone) => (
          <label key={zone} className={styles.choice}>
            <input
              type="radio"
              name={`${id}listener`}
              checked={zone === listener}
              onChange={() => listen(zone, spoken)}
            />
            {zone === 'Internal' ? 'Colleagues in the same zone' : zone === speaker ? `${zone}, another team` : zone}
          </label>
        ))}
        {speaker ? null : <p className={styles.hint}>First say who speaks.</p>}
      </fieldset>
      <div role="status" className={styles.found}>
        {found.length > 1 ? <p>{found.length} cases fit. Their weights differ:</p> : null}
        <ul>
          {found.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                aria-current={one === of || undefined}
                onClick={() => dispatch({ type: 'choose case', number: one.number })}
              >
                <b>{caseLabel(one)}</b>
                <span>
                  {one.languages.map(({ language, weight }) => (
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
