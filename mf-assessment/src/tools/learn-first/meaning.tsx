import { Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import type { Case } from '../../assessment/cases.ts';
import { learnFirst, levelOf, type Marks } from '../../assessment/level.ts';
import { lookedAt } from '../../assessment/looked-at.ts';
import { LoadOnDemand } from '../../components/load-on-demand.tsx';
import { SaidAndShown } from '../evidence/said-and-shown.tsx';
import styles from './learn-first.module.css';

/** Loaded once a topic was answered. */
export function Meaning(props: MeaningProps) {
  const { communicationCase, marks, opened } = props;
  const isAnswered =
    learnFirst(communicationCase, marks).length > 0 || lookedAt(communicationCase, marks, opened).left.length === 0;
  return (
    <>
      <SaidAndShown communicationCase={communicationCase} marks={marks} />
      {isAnswered ? (
        <div className={styles.meaning}>
          <LoadOnDemand load={loadContent} quiet>
            {(content) => <Content {...props} {...content} />}
          </LoadOnDemand>
        </div>
      ) : null}
    </>
  );
}

const loadContent = () => import('./meaning.content.ts');

function Content({ communicationCase, marks, headingLevel, onMonday, scale }: ContentProps) {
  const level = levelOf(communicationCase, marks);
  const advice = learnFirst(communicationCase, marks);
  const band = scale.find(({ from }) => level >= from);
  return (
    <>
      {advice.length > 0 ? (
        <div>
          <Heading level={headingLevel} className={styles.title}>
            On Monday
          </Heading>
          <dl className={styles.sentences}>
            {advice.map(({ category: { id, name } }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{onMonday[id]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      <div>
        <Heading level={headingLevel} className={styles.title}>
          {`What a receiver notices at ${level}%`}
        </Heading>
        <p>{band?.notice}</p>
        <details>
          <summary>All levels in words</summary>
          <dl className={styles.sentences}>
            {scale.map(({ from, name, notice }) => (
              <div key={from} data-current={from === band?.from || undefined}>
                <dt>{`${from}% and more: ${name}`}</dt>
                <dd>{notice}</dd>
              </div>
            ))}
          </dl>
          <p>These are our words for what trainers see, not a measurement.</p>
        </details>
      </div>
    </>
  );
}

interface MeaningProps {
  communicationCase: Case;
  marks: Marks;
  opened: ReadonlySet<string>;
  headingLevel: HeadingLevel;
}

type ContentProps = MeaningProps & Awaited<ReturnType<typeof loadContent>>;
