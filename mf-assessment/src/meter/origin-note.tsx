import type { Dispatch } from 'react';
import type { MeterAction, Origin } from '../assessment/meter-state.ts';
import type { CaseMarks } from '../assessment/selection-code.ts';
import styles from './origin-note.module.css';
import { originText } from './origin-text.ts';

/** A note that the marks shown are not simply the visitor's own. It floats, so that nothing moves when it appears. */
export function OriginNote({ origin, shown, onClose, dispatch }: OriginNoteProps) {
  const note = originText(origin);
  if (!note) return null;
  const stored = origin.kind === 'link' ? origin.stored : undefined;
  const close = (action: MeterAction) => {
    onClose();
    dispatch(action);
  };
  const adopt = (marks: CaseMarks) => close({ ...marks, type: 'load', origin: { kind: 'own' } });
  return (
    <div className={styles.place}>
      <div className={styles.note}>
        <p>{note}</p>
        <div className={styles.ways}>
          {stored ? (
            <>
              <button type="button" onClick={() => adopt(stored)}>
                Back to mine
              </button>
              <button
                type="button"
                onClick={() => {
                  dispatch({ type: 'compare', marks: shown.marks });
                  adopt(stored);
                }}
              >
                Compare with mine
              </button>
            </>
          ) : null}
          {origin.kind === 'link' ? (
            <button type="button" onClick={() => adopt(shown)}>
              {stored ? 'Keep these instead' : 'Keep them'}
            </button>
          ) : (
            <button type="button" onClick={() => close({ type: 'note', origin: { kind: 'own' } })}>
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
  /** Called before the note closes, so that the focus in it can move. */
  onClose: () => void;
  dispatch: Dispatch<MeterAction>;
}
