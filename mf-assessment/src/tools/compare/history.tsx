import { jsonOf } from '@agile-languages/shared/formats';
import { type Dispatch, useRef, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import { dayOf, longestName } from '../../assessment/dated.ts';
import type { Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import panel from '../../components/panel.module.css';
import { saveAs } from '../../components/save-as.ts';
import styles from './history.module.css';
import { added, developmentOf, type Kept, mostKept, readShelf, type Step, shelf, shelfCsv } from './shelf.ts';
import { Steps } from './steps.tsx';

export function History({ communicationCase, marks, dispatch }: HistoryProps) {
  const section = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(() => readShelf(shelf.read()));
  const [deleted, setDeleted] = useState<readonly Kept[]>();

  const store = (change: (now: readonly Kept[]) => readonly Kept[]) => {
    const next = [...change(readShelf(shelf.read()) ?? [])];
    shelf.write(jsonOf(next));
    setKept(next);
    setDeleted(undefined);
  };
  /** For buttons that go when they are pressed. */
  const storeAway: typeof store = (change) => {
    section.current?.focus({ preventScroll: true });
    store(change);
  };
  const onDeleteAll = () => {
    section.current?.focus({ preventScroll: true });
    setDeleted(readShelf(shelf.read()));
    shelf.clear();
    setKept(undefined);
  };

  return (
    <section ref={section} tabIndex={-1} className={styles.history} aria-label="Your history">
      <p role="status">{deleted ? 'Your history is deleted.' : ''}</p>
      {kept ? (
        <KeptResults
          kept={kept}
          communicationCase={communicationCase}
          onKeep={(name) => {
            const code = encodeMarks({ number: communicationCase.number, marks });
            store((now) => added(now, { code, day: dayOf(new Date()), name }));
          }}
          onCompare={(step) => dispatch({ type: 'compare', marks: step.marks })}
          onDelete={({ entry }) =>
            storeAway((now) => now.filter(({ code, day }) => code !== entry.code || day !== entry.day))
          }
          onDeleteAll={onDeleteAll}
        />
      ) : (
        <NoHistory onStart={() => storeAway((now) => now)} onUndo={deleted && (() => storeAway(() => deleted))} />
      )}
    </section>
  );
}

function KeptResults({ kept, communicationCase, onKeep, onCompare, onDelete, onDeleteAll }: KeptResultsProps) {
  const [name, setName] = useState('');
  const steps = developmentOf(kept, communicationCase);
  const { number } = communicationCase;
  return (
    <>
      <label className={panel.label} htmlFor="shelf-name">
        Keep today’s answers as, for example Sprint 12; may stay empty
      </label>
      <div className={panel.row}>
        <input
          id="shelf-name"
          className={panel.field}
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button
          type="button"
          className={panel.button}
          onClick={() => {
            onKeep(name);
            setName('');
          }}
        >
          Keep
        </button>
      </div>
      <Steps steps={steps} number={number} onCompare={onCompare} onDelete={onDelete} />
      <div className={panel.row}>
        <button
          type="button"
          className={panel.line}
          disabled={steps.length === 0}
          onClick={() => saveAs('level-history.csv', 'text/csv', `\uFEFF${shelfCsv(steps, number)}`)}
        >
          Table (CSV)
        </button>
        <button type="button" className={panel.line} onClick={onDeleteAll}>
          Delete the history
        </button>
      </div>
    </>
  );
}

const NoHistory = ({ onStart, onUndo }: NoHistoryProps) => (
  <>
    {onUndo ? (
      <button type="button" className={panel.line} onClick={onUndo}>
        Undo
      </button>
    ) : null}
    <p>See how your level develops: keep up to {mostKept} results in this browser. Nothing is sent.</p>
    <button type="button" className={panel.button} onClick={onStart}>
      Start a history
    </button>
  </>
);

interface HistoryProps {
  communicationCase: Case;
  marks: Marks;
  dispatch: Dispatch<MeterAction>;
}

interface KeptResultsProps {
  kept: readonly Kept[];
  communicationCase: Case;
  onKeep: (name: string) => void;
  onCompare: (step: Step) => void;
  onDelete: (step: Step) => void;
  onDeleteAll: () => void;
}

interface NoHistoryProps {
  onStart: () => void;
  /** After a deletion. */
  onUndo: (() => void) | undefined;
}
