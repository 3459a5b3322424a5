import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { errorCodes } from '@agile-languages/shared/embed/spec';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { useSearchParams } from '@agile-languages/shared/router';
import { useHydrated } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { PageCheck } from '../page-check/page-check.tsx';
import { type Choices, queryOf, readChoices } from './choices.ts';
import { EventLog, useEventLog } from './event-log.tsx';
import { useFacts } from './facts.data.ts';
import { Facts } from './facts.tsx';
import { InlineCode, OptionsForm } from './options-form.tsx';
import styles from './playground.module.css';
import { Preview } from './preview.tsx';
import { SnippetList } from './snippet-list.tsx';
import { snippetsFor } from './snippets.ts';

function EmbedPage() {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [choices, setChoices] = useState<Choices>();
  const shown = choices ?? readChoices(query);
  const facts = lastValueOf(useFacts());
  const log = useEventLog();
  const { origin } = siteConfig();
  const onChoices = (next: Choices) => {
    setChoices(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <section className="sect page-top">
        <div>
          <div className="opening">
            <h1>On your own site</h1>
            <p className="lead">
              The assessment and the classes work on any page with three tags and an element. Choose the options, look
              at it on pages like yours, take the code with you.
            </p>
          </div>
          <div className={styles.columns}>
            <div className={styles.options}>
              <h2 className={styles.title}>Options</h2>
              <OptionsForm choices={shown} onChange={onChoices} />
            </div>
            <div className={styles.result}>
              <h2 className={styles.title}>Preview</h2>
              {isHydrated ? (
                <Preview choices={shown} origin={origin} onEvent={log.add} />
              ) : (
                <div className={styles.placeholder} />
              )}
              <EventLog events={log.events} />
              <h2 className={styles.title}>Code</h2>
              <SnippetList snippets={snippetsFor(shown, origin, facts)} />
              <Facts choices={shown} origin={origin} facts={facts} />
            </div>
          </div>
        </div>
      </section>
      <section className="sect">
        <div>
          <h2 id="check">Check my page</h2>
          <p className={styles.intro}>
            Learn what the headers of your page and your key allow, before you put an element on it.
          </p>
          <PageCheck />
        </div>
      </section>
      <section className="sect">
        <div>
          <h2>Error codes</h2>
          <p className={styles.intro}>
            The element raises <code>agile-error</code>, and shows the link inside it again.
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

/** Each row is the target of an event's `help`. */
const ErrorTable = () => (
  <table className={styles.errors}>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">What happened</th>
        <th scope="col">What to do</th>
      </tr>
    </thead>
    <tbody>
      {errorCodes.map(({ code, meaning, remedy }) => (
        <tr key={code} id={`error-${code}`}>
          <th scope="row">{code}</th>
          <td>
            <InlineCode text={meaning} />
          </td>
          <td>
            <InlineCode text={remedy} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export default definePage({ head, Page: EmbedPage });
