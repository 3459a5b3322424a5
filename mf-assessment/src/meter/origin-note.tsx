import type { Dispatch } from 'react';
import type { MeterAction, Origin } from '../assessment/meter-state.ts';
import type { CaseMarks } from '../assessment/selection-code.ts';
import { noteOf } from './note-of.ts';
import styles from './origin-note.module.css';

/** Says whose marks are shown when they are not simply the visitor's own. Floats, so that nothing moves on arrival. */
export function OriginNote({ origin, shown, onAnswer, dispatch }: OriginNoteProps) {
  const note = noteOf(origin);
  if (!note) return null;
  const kept = origin.kind === 'link' ? origin.kept : undefined;
  const answer = (action: MeterAction) => {
    onAnswer();
    dispatch(action);
  };
  const take = (marks: CaseMarks) => answer({ ...marks, type: 'take', origin: { kind: 'own' } });
  return (
    <div className={styles.place}>
      <div className={styles.note}>
        <p>{note}</p>
        <div className={styles.ways}>
          {kept ? (
            <>
              <button type="button" onClick={() => take(kept)}>
                Back to mine
              </button>
              <button
                type="button"
                onClick={() => {
                  dispatch({ type: 'compare', marks: shown.marks });
                  take(kept);
                }}
              >
                Compare with mine
              </button>
            </>
          ) : null}
          {origin.kind === 'link' ? (
            <button type="button" onClick={() => take(shown)}>
              {kept ? 'Keep these instead' : 'Keep them'}
            </button>
          ) : (
            <button type="button" onClick={() => answer({ type: 'say', origin: { kind: 'own' } })}>
              OK
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface OriginNoteProps {
  origin: Origin;
  /** What the meter shows now. */
  shown: CaseMarks;
  /** The note is about to go; what had the focus in it goes too. */
  onAnswer: () => void;
  dispatch: Dispatch<MeterAction>;
}
