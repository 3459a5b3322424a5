import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { Topic } from '../assessment/bank.ts';
import { agreeOn, commonOf, countsOf, givenTo, type Meeting } from './meeting.ts';
import styles from './table.module.css';
import { answers } from './table-code.ts';

export function Spread({ meeting, topic, onChange }: SpreadProps) {
  const given = givenTo(meeting, topic);
  const agreed = meeting.agreed[topic.id];
  return (
    <>
      <ul className={styles.counts} aria-label="Answers">
        {countsOf(given).map(([answer, count]) => (
          <li key={answer}>
            <span>{labels[answer]}</span>
            <svg aria-hidden="true">
              <rect width={`${(count * 100) / given.length}%`} height="100%" />
            </svg>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      {commonOf(given) ? (
        <p className={styles.sentence}>{`All say: ${labels[given[0]?.answer ?? 'yes'].toLowerCase()}.`}</p>
      ) : (
        <>
          <p className={styles.sentence}>Show the card on which this is true.</p>
          <Countdown
            known={meeting.ends?.[topic.id]}
            onBegin={(end) => onChange({ ...meeting, ends: { ...meeting.ends, [topic.id]: end } })}
          />
          <fieldset className={styles.agree}>
            <legend>You agree on</legend>
            <ButtonRow>
              {answers.map((answer) => (
                <Button
                  key={answer}
                  variant={agreed === answer ? undefined : 'line'}
                  aria-pressed={agreed === answer}
                  onClick={() => onChange(agreeOn(meeting, answer))}
                >
                  {labels[answer]}
                </Button>
              ))}
            </ButtonRow>
          </fieldset>
        </>
      )}
    </>
  );
}

export const labels = { yes: 'Yes', partly: 'Partly', 'not yet': 'Not yet' } as const;

/** 90 seconds from when the answers were first shown. */
function Countdown({ known, onBegin }: CountdownProps) {
  const [end] = useState(() => known ?? Date.now() + talk);
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()));
  const begin = useRef(known === undefined ? onBegin : undefined);
  const isRunning = left > 0;

  useEffect(() => begin.current?.(end), [end]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft(Math.max(0, end - Date.now())), 250);
    return () => clearInterval(timer);
  }, [end, isRunning]);

  const seconds = Math.ceil(left / 1000);
  return (
    <div className={styles.timer}>
      {isRunning ? (
        <p role="timer" aria-label="Time to talk">
          {`${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`}
        </p>
      ) : null}
      <p role="status">{isRunning ? '' : 'Time is up. Agree, or leave it open.'}</p>
    </div>
  );
}

const talk = 90_000;

interface CountdownProps {
  known: number | undefined;
  onBegin: (end: number) => void;
}

interface SpreadProps {
  meeting: Meeting;
  topic: Topic;
  onChange: (meeting: Meeting) => void;
}
