import { jsonOf } from '@agile-languages/shared/formats';
import { type Dispatch, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import { datedText, dayOf, longestName } from '../../assessment/dated.ts';
import type { Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import panel from '../../components/panel.module.css';
import { saveAs } from '../../components/save-as.ts';
import styles from './history.module.css';
import { added, developmentOf, type Kept, mostKept, readShelf, type Step, shelf, shelfCsv } from './shelf.ts';

/** Answers of other days, off until the visitor begins to keep them. */
export function History({ communicationCase, marks, dispatch }: HistoryProps) {
  const [kept, setKept] = useState(() => readShelf(shelf.read()));
  const [deleted, setDeleted] = useState<readonly Kept[]>();
  const [name, setName] = useState('');

  const store = (change: (now: readonly Kept[]) => readonly Kept[]) => {
    const next = [...change(readShelf(shelf.read()) ?? [])];
    shelf.write(jsonOf(next));
    setKept(next);
    setDeleted(undefined);
  };
  const onKeep = () => {
    const entry = { code: encodeMarks({ number: communicationCase.number, marks }), day: dayOf(new Date()), name };
    store((now) => added(now, entry));
    setName('');
  };
  const onDeleteAll = () => {
    setDeleted(readShelf(shelf.read()));
    shelf.clear();
    setKept(undefined);
  };

  if (!kept) return <NoHistory onStart={() => store((now) => now)} onUndo={deleted && (() => store(() => deleted))} />;
  const steps = developmentOf(kept, communicationCase);
  return (
    <section className={styles.history} aria-label="Your history">
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
        <button type="button" className={panel.button} onClick={onKeep}>
          Keep
        </button>
      </div>
      <LevelLine steps={steps} />
      {steps.length > 0 ? (
        <StepList
          steps={steps}
          number={communicationCase.number}
          onCompare={(step) => dispatch({ type: 'compare', marks: step.marks })}
          onDelete={({ entry }) =>
            store((now) => now.filter(({ code, day }) => code !== entry.code || day !== entry.day))
          }
        />
      ) : (
        <p>Nothing is kept yet.</p>
      )}
      <div className={panel.row}>
        <button
          type="button"
          className={panel.line}
          disabled={steps.length === 0}
          onClick={() => saveAs('level-history.csv', 'text/csv', `\uFEFF${shelfCsv(steps, communicationCase.number)}`)}
        >
          Table (CSV)
        </button>
        <button type="button" className={panel.line} onClick={onDeleteAll}>
          Delete the history
        </button>
      </div>
    </section>
  );
}

function NoHistory({ onStart, onUndo }: NoHistoryProps) {
  return (
    <section className={styles.history} aria-label="Your history">
      <p role="status">
        {onUndo ? 'Your history is deleted. ' : ''}
        {onUndo ? (
          <button type="button" className={panel.line} onClick={onUndo}>
            Undo
          </button>
        ) : null}
      </p>
      <p>See how your level develops: keep up to {mostKept} results in this browser. Nothing is sent.</p>
      <button type="button" className={panel.button} onClick={onStart}>
        Start a history
      </button>
    </section>
  );
}

/** Levels over time, for the eye; the list has the same. */
function LevelLine({ steps }: { steps: readonly Step[] }) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const start = Date.parse(first.entry.day);
  const span = Date.parse(last.entry.day) - start;
  const points = steps.map(({ entry, level }, index) => {
    const share = span > 0 ? (Date.parse(entry.day) - start) / span : index / (steps.length - 1);
    return { key: entry.day + entry.code, x: 12 + share * 576, y: 108 - level };
  });
  return (
    <svg className={styles.line} viewBox="0 0 600 120" aria-hidden="true">
      <path className={styles.ground} d="M0 108H600M0 58H600M0 8H600" />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

function StepList({ steps, number, onCompare, onDelete }: StepListProps) {
  return (
    <>
      <p className={styles.caption}>{`Level of case ${number}, the last one first`}</p>
      <ul className={styles.steps}>
        {steps.toReversed().map((step) => {
          const name = datedText(step.entry);
          return (
            <li key={step.entry.day + step.entry.code}>
              <b>{name}</b>
              <span className={styles.level}>{`${step.level}%`}</span>
              <div className={styles.moved}>
                <Moved step={step} />
              </div>
              <div className={styles.ways}>
                <button type="button" className={panel.line} onClick={() => onCompare(step)}>
                  Compare<span className="visually-hidden">{` with ${name}`}</span>
                </button>
                <button type="button" className={panel.line} onClick={() => onDelete(step)}>
                  Delete<span className="visually-hidden">{` ${name}`}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** '+6 points, 3 topics have moved', and which. */
function Moved({ step: { gain, moved } }: { step: Step }) {
  if (gain === undefined) return 'the first one';
  if (moved.length === 0) return 'no change';
  const count = moved.reduce((sum, { gained, lost }) => sum + gained.length + lost.length, 0);
  return (
    <details>
      <summary>{`${signed(gain)}, ${count === 1 ? '1 topic has' : `${count} topics have`} moved`}</summary>
      {moved.map(({ language, gained, lost }) => (
        <div key={language.id}>
          {gained.length > 0 ? <p>{`${language.name}, on since: ${namesOf(gained)}`}</p> : null}
          {lost.length > 0 ? <p>{`${language.name}, off since: ${namesOf(lost)}`}</p> : null}
        </div>
      ))}
    </details>
  );
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
const namesOf = (topics: Step['moved'][number]['gained']) => topics.map(({ name }) => name).join(', ');

interface HistoryProps {
  communicationCase: Case;
  marks: Marks;
  dispatch: Dispatch<MeterAction>;
}

interface NoHistoryProps {
  onStart: () => void;
  /** After a deletion. */
  onUndo: (() => void) | undefined;
}

interface StepListProps {
  steps: readonly Step[];
  number: number;
  onCompare: (step: Step) => void;
  onDelete: (step: Step) => void;
}
