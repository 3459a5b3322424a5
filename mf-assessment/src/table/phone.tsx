import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { QrPicture } from '../tools/share/qr-picture.tsx';
import type { Deck } from './deck.ts';
import { keepPhone, newPhone, type OwnPhone, ownPhone } from './own-phone.ts';
import { labels } from './spread.tsx';
import styles from './table.module.css';
import { type Answer, answers, lettersOf, spaced } from './table-code.ts';

export function Phone({ deck: { table, topics } }: { deck: Deck }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [own, setOwn] = useState<OwnPhone>();
  const [at, setAt] = useState(0);

  useEffect(() => {
    const kept = ownPhone(table);
    keepPhone(kept);
    setOwn(kept);
    const next = topics.findIndex(({ id }) => !kept.given[id]);
    setAt(next < 0 ? topics.length - 1 : next);
  }, [table, topics]);

  const topic = topics[at];
  if (!own || !topic) return null;
  const answer = own.given[topic.id];
  const letters = answer && lettersOf({ table, phone: own.phone, topic: topic.id, answer });

  const onOwn = (next: OwnPhone) => {
    keepPhone(next);
    setOwn(next);
  };
  const onAnswer = (given: Answer) => onOwn({ ...own, given: { ...own.given, [topic.id]: given } });
  const onGo = (to: number) => {
    setAt(to);
    heading.current?.focus();
  };

  return (
    <div className={styles.phone}>
      <p className={styles.place}>{`Topic ${at + 1} of ${topics.length}`}</p>
      <h1 ref={heading} tabIndex={-1}>
        {topic.name}
      </h1>
      <p className={styles.meaning}>{topic.meaning}</p>
      <fieldset className={styles.agree}>
        <legend>Can your team do this?</legend>
        <ButtonRow>
          {answers.map((each) => (
            <Button
              key={each}
              variant={each === answer ? undefined : 'line'}
              aria-pressed={each === answer}
              onClick={() => onAnswer(each)}
            >
              {labels[each]}
            </Button>
          ))}
        </ButtonRow>
      </fieldset>
      <div role="status">
        {letters ? (
          <>
            <QrPicture text={letters} label="Code of your answer" className={styles.code} />
            <p className={styles.own}>
              <span className="visually-hidden">Your code: </span>
              {spaced(letters)}
            </p>
            <p>Hold it before the camera of the big screen, or read out the eight letters.</p>
          </>
        ) : null}
      </div>
      <ButtonRow>
        <Button variant="line" disabled={at === 0} onClick={() => onGo(at - 1)}>
          Previous
        </Button>
        <Button variant="line" disabled={at + 1 === topics.length} onClick={() => onGo(at + 1)}>
          Next topic
        </Button>
        <Button variant="quiet" onClick={() => onOwn({ ...newPhone(table), given: own.given })}>
          Another number for this phone
        </Button>
      </ButtonRow>
      <p className={styles.note}>
        Your answer stays on this phone; only who reads the code gets it. If the big screen says that your first answer
        to a topic is in already or is replaced, take another number.
      </p>
    </div>
  );
}
