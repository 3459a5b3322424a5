import { siteConfig } from '@agile-languages/shared/platform';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopiedLink } from '../components/use-copied-link.ts';
import { QrPicture } from '../tools/share/qr-picture.tsx';
import { Collect } from './collect.tsx';
import { type Deck, deckPath } from './deck.ts';
import { fewestPeople, givenTo, goTo, isOpen, type Meeting, mostPeople, take, topicAt, withPeople } from './meeting.ts';
import { Spread } from './spread.tsx';
import styles from './table.module.css';
import { readLetters } from './table-code.ts';

/** No answer is shown until all are in. */
export function Round({ meeting, onChange, onEnd }: RoundProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  const { deck, at, people } = meeting;
  const topic = topicAt(meeting);
  const isAllIn = isOpen(meeting);

  useEffect(() => {
    if (at >= 0) heading.current?.focus();
  }, [at]);

  useEffect(() => {
    if (isAllIn && document.activeElement === document.body) count.current?.focus();
  }, [isAllIn]);

  if (!topic) return null;
  const given = givenTo(meeting, topic);
  const missing = people - given.length;

  const onText = (text: string) => {
    const { meeting: next, sentence } = take(meeting, readLetters(text));
    setMessage(sentence);
    if (next !== meeting) onChange(next);
    return next !== meeting;
  };
  const onGo = (to: number) => {
    setMessage('');
    onChange(goTo(meeting, to));
  };

  const onMore = () => {
    setMessage(people < mostPeople ? '' : `A table has ${mostPeople} phones at most.`);
    onChange(withPeople(meeting, people + 1));
  };

  return (
    <div className={styles.round}>
      <div className={styles.topic}>
        <p className={styles.place}>{`Topic ${at + 1} of ${deck.topics.length}`}</p>
        <h2 ref={heading} tabIndex={-1}>
          {topic.name}
        </h2>
        <p className={styles.meaning}>{topic.meaning}</p>
        <p ref={count} tabIndex={-1} className={styles.count} role="status">
          {isAllIn ? `All ${given.length} are in.` : `${given.length} of ${people} are in.`}
        </p>
        {isAllIn ? <Spread key={topic.id} meeting={meeting} topic={topic} onChange={onChange} /> : null}
        <Collect since={`${at} ${people}`} onText={onText} />
        {!isAllIn && given.length >= fewestPeople ? (
          <Button variant="line" onClick={() => onChange(withPeople(meeting, given.length))}>
            {missing === 1 ? 'Go on without the missing phone' : `Go on without the ${missing} missing phones`}
          </Button>
        ) : null}
        <p className={styles.message} role="status">
          {message}
        </p>
        <ButtonRow>
          <Button variant="line" disabled={at === 0} onClick={() => onGo(at - 1)}>
            Previous
          </Button>
          <Button variant={isAllIn ? undefined : 'line'} onClick={() => onGo(at + 1)}>
            {at + 1 < deck.topics.length ? 'Next topic' : 'To the end'}
          </Button>
          <Button variant="quiet" onClick={onMore}>
            One phone more
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            Start again
          </Button>
        </ButtonRow>
      </div>
      <Join deck={deck} />
    </div>
  );
}

function Join({ deck }: { deck: Deck }) {
  const link = `${siteConfig().origin}${deckPath(deck)}`;
  const [message, onCopy] = useCopiedLink(link);

  return (
    <aside className={styles.join} aria-label="For the phones">
      <QrPicture text={link} label="Code that opens this deck on a phone" className={styles.code} />
      <p>Scan once, then answer each topic on the phone.</p>
      <Button variant="line" onClick={onCopy}>
        Copy the link for a chat
      </Button>
      <p className={styles.message} role="status">
        {message}
      </p>
    </aside>
  );
}

interface RoundProps {
  meeting: Meeting;
  onChange: (meeting: Meeting) => void;
  onEnd: () => void;
}
