import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Button, IndexCard } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { AnswerFields, noAnswers } from './answer-fields.tsx';
import { CodeToScan } from './code-to-scan.tsx';
import styles from './hand-over.module.css';
import { type HandedCard, packAnswers } from './handed.ts';
import { kindNames } from './questions.content.ts';

export function Receiver({ card: { id, kind, text } }: { card: HandedCard }) {
  const [answers, setAnswers] = useState(noAnswers);
  const [link, setLink] = useState('');

  const onShow = async () =>
    setLink(`${siteConfig().origin}${paths.handOver}#answers=${await packAnswers({ id, answers })}`);

  return (
    <div className={styles.steps}>
      <section className={styles.step}>
        <h2>You were handed a card</h2>
        <IndexCard as="div" language={kind} tab={`${kindNames[kind]} Card`} ruled punched>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </IndexCard>
      </section>
      <section className={styles.step}>
        <h2>What would you build?</h2>
        <p>Answer from the card alone, without asking. Leave empty what it does not say.</p>
        <AnswerFields kind={kind} answers={answers} onChange={setAnswers} />
      </section>
      <section className={styles.step}>
        <h2>Hand it back</h2>
        <Button onClick={onShow}>Show the code</Button>
        {link ? <CodeToScan link={link} label="Code with your answers" /> : null}
      </section>
    </div>
  );
}
