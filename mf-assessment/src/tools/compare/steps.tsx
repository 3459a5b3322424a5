import { datedText } from '../../assessment/dated.ts';
import panel from '../../components/panel.module.css';
import styles from './history.module.css';
import type { Step } from './shelf.ts';

export function Steps({ steps, number, onCompare, onDelete }: StepsProps) {
  if (steps.length === 0) return <p>Nothing is kept yet.</p>;
  return (
    <>
      <LevelLine steps={steps} />
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

/** For the eye; the list has the same. */
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

interface StepsProps {
  steps: readonly Step[];
  number: number;
  onCompare: (step: Step) => void;
  onDelete: (step: Step) => void;
}
