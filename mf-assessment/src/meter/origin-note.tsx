import type { Dispatch } from 'react';
import { caseMarks, type MeterAction, type MeterState } from '../assessment/meter-state.ts';
import styles from './origin-note.module.css';
import { originText } from './origin-text.ts';

/** The first row of the meter when the marks shown are not simply the visitor's own, with what can be done about it. */
export function OriginNote({ state, onClose, dispatch }: OriginNoteProps) {
  const { origin } = state;
  if (origin.kind === 'own' || origin.kind === 'elsewhere') return <div className={styles.room} />;
  const shown = caseMarks(state);
  const own = (origin.kind === 'link' && origin.stored) || { number: shown.number, marks: new Set<number>() };
  const showOwn = () => dispatch({ ...own, type: 'load', origin: { kind: 'own' } });
  return (
    <div className={styles.note}>
      <p>{originText(origin)}</p>
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

/** The question beside the level, where the visitor looks: whether to keep what was changed and is not stored. */
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

/** Stores what is shown. What it replaces comes back with Undo. */
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

interface OriginNoteProps {
  state: MeterState;
  /** Called before the note closes, so that the focus in it can move. */
  onClose: () => void;
  dispatch: Dispatch<MeterAction>;
}
