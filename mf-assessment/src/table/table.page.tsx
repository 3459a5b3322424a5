import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { useLocation } from '@agile-languages/shared/router';
import { useEffect, useState } from 'react';
import { type Deck, deckOf } from './deck.ts';
import { Facilitator } from './facilitator.tsx';
import { Phone } from './phone.tsx';
import styles from './table.module.css';

function TablePage() {
  const { hash } = useLocation();
  const [deck, setDeck] = useState<Deck>();

  useEffect(() => setDeck(deckOf(hash)), [hash]);

  return (
    <section className="sect page-top">
      <div>
        {deck ? (
          <Phone key={hash} deck={deck} />
        ) : (
          <>
            <div className="opening">
              <h1>The deck at the table</h1>
              <p className="lead">
                A group, a big screen and a phone each. Everybody answers before anybody sees an answer; you talk where
                you differ.
              </p>
            </div>
            <p className={styles.noScript}>The table needs JavaScript, which is switched off in this browser.</p>
            <Facilitator hash={hash} />
            <p className={styles.note}>
              Nothing is sent to a server: each answer is a code that the phone shows. What you agree on is in the link
              at the end.
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const head = (): PageHead => ({
  title: 'The deck at the table',
  description:
    'Run the level meter with a group: a topic on the big screen, an answer on each phone, no server, and one link with what you agreed.',
});

export default definePage({ head, Page: TablePage });
