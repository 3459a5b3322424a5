import { longDay } from '@agile-languages/shared/formats';
import type { Dispatch } from 'react';
import { datedText } from '../assessment/dated.ts';
import { caseMarks, type MeterAction, type MeterState, type Origin } from '../assessment/meter-state.ts';
import styles from './notes.module.css';

export function OriginNote({ state, onClose, dispatch }: OriginNoteProps) {
  const { origin } = state;
  if (origin.kind === 'own' || origin.kind === 'elsewhere') return <div className={styles.room} />;
  const shown = caseMarks(state);
  const own = (origin.kind === 'link' && origin.stored) || { number: shown.number, marks: new Set<number>() };
  const showOwn = () => dispatch({ ...own, type: 'load', origin: { kind: 'own' } });
  return (
    <div className={styles.note}>
      <p>{originText(origin)}</p>
      {origin.kind === 'link' && origin.actions?.length ? (
        <ul aria-label="Agreed actions">
          {origin.actions.map(({ who, what, when }) => (
            <li key={`${who};${what};${when}`}>{[who, what, longDay(when)].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.ways} onClickCapture={onClose}>
        {origin.kind === 'link' ? (
          <>
            <button type="button" onClick={showOwn}>
              {origin.stored ? 'Back to mine' : 'Start my own'}
            </button>
            <button
              type="button"
              onClick={() => {
                dispatch({ type: 'compare', marks: shown.marks });
                showOwn();
              }}
            >
              Compare with mine
            </button>
            <KeepIt state={state} dispatch={dispatch} />
          </>
        ) : (
          <button type="button" onClick={() => dispatch({ type: 'note', origin: { kind: 'own' } })}>
            OK
          </button>
        )}
      </div>
    </div>
  );
}

export function OriginQuestion({ state, onClose, dispatch }: OriginNoteProps) {
  const { origin } = state;
  const isAsking = origin.kind === 'elsewhere' || (origin.kind === 'link' && origin.isChanged);
  if (!isAsking) return null;
  return (
    <div className={styles.question}>
      <p>{origin.kind === 'elsewhere' ? originText(origin) : 'Changed, and not kept yet.'}</p>
      <div className={styles.ways} onClickCapture={onClose}>
        {origin.kind === 'elsewhere' ? (
          <button
            type="button"
            onClick={() =>
              dispatch({
                ...origin.stored,
                type: 'load',
                origin: { kind: 'own' },
                before: { ...caseMarks(state), by: 'tab' },
              })
            }
          >
            Show those
          </button>
        ) : null}
        <KeepIt state={state} dispatch={dispatch} />
      </div>
    </div>
  );
}

function KeepIt({ state, dispatch }: Omit<OriginNoteProps, 'onClose'>) {
  const { origin } = state;
  const own = origin.kind === 'link' ? origin.stored : undefined;
  return (
    <button
      type="button"
      onClick={() =>
        dispatch({
          ...caseMarks(state),
          type: 'load',
          origin: { kind: 'own' },
          before: own && { ...own, by: 'link' },
        })
      }
    >
      {origin.kind === 'elsewhere' ? 'Keep these' : 'Keep it'}
    </button>
  );
}

export const NoScriptNote = () => (
  <p className={styles.noScript}>
    The meter needs JavaScript, which is switched off. Here are the questions of its first case.
  </p>
);

export function originText(origin: Origin): string | undefined {
  switch (origin.kind) {
    case 'own':
      return undefined;
    case 'link': {
      const what = origin.proposedBy
        ? proposals[origin.proposedBy]
        : `You ${origin.isChanged ? 'have changed' : 'are looking at'} a shared result${origin.dated ? `: ${datedText(origin.dated)}` : ''}.`;
      if (origin.isChanged) return `${what} It is not kept yet.`;
      return `${what} ${origin.stored ? 'Your own answers are safe.' : 'Start your own, or keep this one.'}`;
    }
    case 'elsewhere':
      return 'Your answers were changed in another tab.';
    case 'unreadable':
      return 'We could not read this link. Your own answers have not changed.';
    case 'newer':
      return 'This link was made by a newer version of the meter. Your own answers have not changed.';
  }
}

const proposals = {
  lab: 'This is what Card Lab read in your text.',
  check: 'These are the topics that you missed in the nine cards.',
};

interface OriginNoteProps {
  state: MeterState;
  /** Before the note closes, so that the focus in it can move. */
  onClose: () => void;
  dispatch: Dispatch<MeterAction>;
}
