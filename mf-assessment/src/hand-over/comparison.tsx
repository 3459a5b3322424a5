import { Button } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { agree } from './agreement.ts';
import styles from './hand-over.module.css';
import type { OwnHandOver } from './own-hand-over.ts';
import { questions } from './questions.content.ts';

export function Comparison({ own: { kind, meant }, answers }: ComparisonProps) {
  const [same, setSame] = useState(() => answers.map((answer, index) => agree(meant[index] ?? '', answer)));
  const rows = questions[kind].map((each, index) => ({
    ...each,
    index,
    meant: meant[index] ?? '',
    understood: answers[index] ?? '',
    same: same[index] ?? false,
  }));
  const apart = rows.filter((row) => !row.same).map(({ topic }) => topic);
  const turn = (index: number) => setSame(same.map((value, at) => (at === index ? !value : value)));

  return (
    <section className={styles.step}>
      <h2>What was meant, and what was understood</h2>
      <p role="status" className={styles.sentence}>
        {`You agreed on ${rows.length - apart.length} of ${rows.length}.`}
        {apart.length > 0 ? ` Talk about: ${apart.join(', ')}.` : ''}
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.topic} className={styles.row} data-apart={!row.same || undefined}>
            <h3>{row.question}</h3>
            <dl>
              <div>
                <dt>Meant</dt>
                <dd dir="auto">{row.meant || 'not said'}</dd>
              </div>
              <div>
                <dt>Understood</dt>
                <dd dir="auto" className={styles.understood}>
                  {row.understood || 'the card does not say'}
                </dd>
              </div>
            </dl>
            <Button variant="quiet" size="small" onClick={() => turn(row.index)}>
              {row.same ? 'Not the same' : 'We meant the same'}
              <span className="visually-hidden">{` (${row.topic})`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Compared word by word, so it can be wrong: press where it is. There is no score; a gap that is found costs a
        sentence now, or a week later.
      </p>
    </section>
  );
}

interface ComparisonProps {
  own: OwnHandOver;
  answers: readonly string[];
}
