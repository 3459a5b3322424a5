import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link, useLocation } from '@agile-languages/shared/router';
import { useEffect, useState } from 'react';
import { Comparison } from './comparison.tsx';
import { Giver } from './giver.tsx';
import styles from './hand-over.module.css';
import { type Handed, isHanded, readHanded } from './handed.ts';
import { type OwnHandOver, ownHandOvers } from './own-hand-over.ts';
import { Receiver } from './receiver.tsx';

function HandOverPage() {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<Opened | 'reading'>();

  useEffect(() => {
    let isCurrent = true;
    setOpened(isHanded(hash) ? 'reading' : undefined);
    void readHanded(hash).then((handed) => {
      if (isCurrent) setOpened(handed && { handed, own: ownHandOvers().find(({ id }) => id === handed.id) });
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  return (
    <section className="sect page-top">
      <div>
        <div className="opening">
          <h1>Hand-over table</h1>
          <p className="lead">
            Two people, two phones, ten minutes. One hands over a card; the other says what they would build. See where
            the two differ before it costs a week.
          </p>
        </div>
        <p className={styles.noScript}>The codes need JavaScript, which is switched off in this browser.</p>
        {opened === 'reading' ? null : <Table key={hash} opened={opened} />}
        <p className={styles.note}>
          Nothing is sent to a server: the code is the card. Your answers stay in this browser until you start again. To
          check the words of a card first, use <Link to={paths.lab}>Card Lab</Link>; more than two people use{' '}
          <a href={paths.table}>the deck at the table</a>.
        </p>
      </div>
    </section>
  );
}

function Table({ opened: { handed, own } = {} }: { opened: Opened | undefined }) {
  if (handed?.name === 'card') return <Receiver card={handed} />;
  if (handed?.name !== 'answers') return <Giver />;
  if (own) return <Comparison own={own} answers={handed.answers} />;
  return (
    <p className={styles.sentence}>
      These are answers to a card that was not handed over from this browser. Scan the code with the phone that showed
      the card.
    </p>
  );
}

interface Opened {
  handed?: Handed;
  own?: OwnHandOver | undefined;
}

const head = (): PageHead => ({
  title: 'Hand-over table',
  description:
    'Two people, two phones, two codes, no server: see field by field where what was meant and what was understood differ.',
});

export default definePage({ head, Page: HandOverPage });
