import { caseTitle, communicationCases, languageById } from '@agile-languages/shared/content';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Button, ButtonRow, buttonClass, IndexCard, Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { encodeMarks } from '../assessment/selection-code.ts';
import { type CheckCard, cards } from './cards.content.ts';
import styles from './quick-check.module.css';
import { orderOf, outsideText, startOf } from './start-of.ts';

function QuickCheckPage() {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  const index = answers.length;
  const card = cards[index];

  useEffect(() => {
    if (hasBegun.current || index > 0) heading.current?.focus();
    hasBegun.current = index > 0;
  }, [index]);

  return (
    <section className="sect page-top">
      <div>
        <div className="opening">
          <h1>Nine cards in one minute</h1>
          <p className="lead">
            Each card misses something. What would you have to ask before you begin? No account, and nothing is sent or
            stored.
          </p>
        </div>
        <div className={styles.check}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {card ? `Card ${index + 1} of ${cards.length}: what would you ask?` : resultText(answers)}
          </h2>
          {card ? (
            <Question card={card} index={index} onAnswer={(answer) => setAnswers([...answers, answer])} />
          ) : (
            <Result answers={answers} />
          )}
          {index > 0 ? (
            <ButtonRow className={styles.ways}>
              <Button variant="quiet" size="small" onClick={() => setAnswers(card ? answers.slice(0, -1) : [])}>
                {card ? 'Back' : 'Once more'}
              </Button>
            </ButtonRow>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Question({ card, index, onAnswer }: QuestionProps) {
  const { key, name } = languageById(card.language) ?? {};
  return (
    <>
      <IndexCard as="div" language={key} tab={name ?? ''} ruled bodyClassName={styles.card}>
        <p className={styles.text}>{card.text}</p>
      </IndexCard>
      <ul className={styles.answers}>
        {orderOf(card, index).map((answer) => (
          <li key={answer}>
            <Button variant="line" onClick={() => onAnswer(answer)}>
              {answer}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const missedOf = (answers: readonly string[]) =>
  cards.filter(({ answers: [right] }, index) => answers[index] !== right);

const resultText = (answers: readonly string[]) =>
  `You found ${cards.length - missedOf(answers).length} of ${cards.length} questions.`;

function Result({ answers }: { answers: readonly string[] }) {
  const missed = missedOf(answers);
  const start = startOf(missed);
  const found = communicationCases.find(({ number }) => number === start.number);
  return (
    <>
      {missed.length > 0 && found ? (
        <>
          <p>
            {`Start with case ${found.number}, ${caseTitle(found)}: what you missed weighs most there, and its topics are already switched off.${outsideText(missed, found.number)}`}
          </p>
          <p className={styles.go}>
            <Link className={buttonClass()} to={`${paths.meterResult(encodeMarks(start))}&check`}>
              {`Go on with case ${found.number}`}
            </Link>
          </p>
          <ol className={styles.missed}>
            {missed.map((card) => (
              <MissedCard key={card.language} card={card} />
            ))}
          </ol>
        </>
      ) : (
        <>
          <p>You read cards as a receiver does. Now see whether your own cards hold.</p>
          <ButtonRow className={styles.go}>
            <Link className={buttonClass()} to={paths.meter}>
              Go to the level meter
            </Link>
            <Link className={buttonClass('line')} to={paths.lab}>
              Read a text of mine
            </Link>
          </ButtonRow>
        </>
      )}
    </>
  );
}

function MissedCard({ card: { language, answers, why } }: { card: CheckCard }) {
  const found = languageById(language);
  return (
    <li>
      <Mark language={found?.key ?? 'product'} size={1.4} />
      <div>
        <p>
          <b>{answers[0]}</b>
        </p>
        <p>
          {why} <Link to={paths.language(language)}>{`Learn ${found?.name}`}</Link>
        </p>
      </div>
    </li>
  );
}

const head = (): PageHead => ({
  title: 'Nine cards in one minute',
  description:
    'Nine bad cards, three answers each: which question would you have to ask? One minute, without an account; the result says where to start.',
});

export default definePage({ head, Page: QuickCheckPage });

interface QuestionProps {
  card: CheckCard;
  index: number;
  onAnswer: (answer: string) => void;
}
