import { CountedList, IndexCard } from '@agile-languages/shared/ui';
import { CardPicture } from '../drawings/card-picture.tsx';
import styles from './before-after.module.css';

const unanswered = [
  'Who is “users”: the person who orders, or the one who cooks?',
  'Paused from which day, and until when?',
  'Is a paused week paid for?',
  'What does the grower see?',
];

export function BeforeAfter() {
  return (
    <div className={styles.columns}>
      <div>
        <h3 className={styles.title}>Before</h3>
        <IndexCard tab="E-mail, Tuesday 16:40" as="div" ruled bodyClassName={styles.mail}>
          <p>
            Hi all, <s className={styles.struck}>users</s> keep asking for a pause function because of holidays. It
            should be simple. Can we have it in the next iteration? Finance needs to know as well.
          </p>
        </IndexCard>
        <p className={styles.intro}>Four questions that nobody asked in time:</p>
        <CountedList>
          {unanswered.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </CountedList>
      </div>
      <div>
        <h3 className={styles.title}>After</h3>
        <CardPicture kind="user-story" />
        <p className={styles.intro}>
          The same request as a User Story Card. Role, dates and payment stand on it; a tester can answer the acceptance
          criterion with yes or no.
        </p>
      </div>
    </div>
  );
}
