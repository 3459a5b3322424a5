import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { useSearchParams } from '@agile-languages/shared/router';
import { useHydrated } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { type Choices, queryOf, readChoices } from './choices.ts';
import { ErrorTable } from './error-table.tsx';
import { EventLog, useEventLog } from './event-log.tsx';
import { useFacts } from './facts.data.ts';
import { Facts } from './facts.tsx';
import { OptionsForm } from './options-form.tsx';
import styles from './playground.module.css';
import { Preview } from './preview.tsx';
import { SnippetList } from './snippet-list.tsx';
import { snippetsFor } from './snippets.ts';

/** Where partners try the elements on pages like theirs and take the code with them. Every choice stands in the address. */
function EmbedPage() {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Choices>();
  const choices = chosen ?? readChoices(hydrated ? query : new URLSearchParams());
  const facts = useFacts();
  const log = useEventLog();
  const { origin } = siteConfig();
  const choose = (next: Choices) => {
    setChosen(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <section className="sect page-top">
        <div>
          <div className="opening">
            <h1>On your own site</h1>
            <p className="lead">
              The assessment and the classes stand on any page with two tags and an element. Choose the options, look at
              it on pages like yours, take the code with you.
            </p>
          </div>
          <div className={styles.bench}>
            <div className={styles.options}>
              <h2 className={styles.title}>Options</h2>
              <OptionsForm choices={choices} onChange={choose} />
            </div>
            <div className={styles.result}>
              <h2 className={styles.title}>Preview</h2>
              {hydrated ? (
                <Preview choices={choices} origin={origin} onEvent={log.add} />
              ) : (
                <div className={styles.hold} />
              )}
              <EventLog events={log.events} />
              <h2 className={styles.title}>Code</h2>
              <SnippetList snippets={snippetsFor(choices, origin, facts)} />
              <Facts choices={choices} origin={origin} facts={facts} />
            </div>
          </div>
        </div>
      </section>
      <section className="sect">
        <div>
          <h2>Error codes</h2>
          <p className={styles.intro}>
            The element tells your page with <code>agile-error</code>, and the link inside it stands there again.
          </p>
          <ErrorTable />
        </div>
      </section>
    </>
  );
}

const head = (): PageHead => ({
  title: 'On your own site',
  description:
    'Put the Agile Communication Level Meter, My Needs or the upcoming classes on your own pages: options, live preview and code for HTML, React, Vue, WordPress and module federation.',
});

export default definePage({ head, Page: EmbedPage });
