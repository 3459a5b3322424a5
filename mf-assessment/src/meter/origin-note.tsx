import type { Dispatch } from 'react';
import type { CaseMarks } from './marks-code.ts';
import type { MeterAction, Origin } from './meter-state.ts';
import styles from './origin-note.module.css';

/** Says whose marks are shown when they are not simply the visitor's own, and offers the ways on. */
export function OriginNote({ origin, shown, dispatch }: OriginNoteProps) {
  const note = noteOf(origin);
  if (!note) return null;
  const kept = origin.kind === 'link' ? origin.kept : undefined;
  const take = (marks: CaseMarks) => dispatch({ ...marks, type: 'take', origin: { kind: 'own' } });
  return (
    <div className={styles.note}>
      <p>{note}</p>
      {kept ? (
        <div className={styles.ways}>
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
          <button type="button" onClick={() => take(shown)}>
            Keep these instead
          </button>
        </div>
      ) : null}
    </div>
  );
}

export function noteOf(origin: Origin): string | undefined {
  switch (origin.kind) {
    case 'own':
      return undefined;
    case 'link':
      return origin.kept
        ? 'These are the marks of a link. Yours are kept as they were.'
        : 'These are the marks of a link. They become yours as soon as you change one.';
    case 'unreadable':
      return 'This link holds no marks that can be read; yours are as they were.';
    case 'newer':
      return 'This link was made by a newer version of the meter; your marks are as they were.';
  }
}

interface OriginNoteProps {
  origin: Origin;
  /** What the meter shows now. */
  shown: CaseMarks;
  dispatch: Dispatch<MeterAction>;
}
