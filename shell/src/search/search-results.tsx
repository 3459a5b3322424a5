import { logFailure } from '@agile-languages/shared/errors';
import type { SearchEntry } from '@agile-languages/shared/registry';
import { Link } from '@agile-languages/shared/router';
import { useEffect, useState } from 'react';
import { contentsGroups } from './contents.ts';
import { findEntries, wordsOf } from './find-entries.ts';
import { loadSearchIndex } from './search-index.ts';
import styles from './search-results.module.css';
import { snippetOf } from './snippet.ts';

/** What is found, as links; while nothing is, the contents of the site. */
export function SearchResults({ query, onChosen }: { query: string; onChosen: () => void }) {
  const [index, setIndex] = useState<IndexState>({ state: 'pending' });

  useEffect(() => {
    loadSearchIndex().then(
      (entries) => setIndex({ state: 'ready', entries }),
      (cause) => {
        logFailure('search index', cause);
        setIndex({ state: 'failed' });
      },
    );
  }, []);

  const words = wordsOf(query);
  const found = index.state === 'ready' ? findEntries(index.entries, query) : [];
  return (
    <>
      <p role="status" className={styles.count}>
        {words.length > 0 ? sentenceOf(index.state, found.length) : ''}
      </p>
      <ul className={styles.results}>
        {found.map(({ path, title, context, text }) => (
          <li key={path}>
            <Link to={path} onClick={onChosen}>
              <b>{title}</b> {context ? <span className={styles.context}>{context}</span> : null}
              <span className={styles.text}>{snippetOf(text, words)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <ul className={styles.contents} aria-label="Contents of the site">
          {contentsGroups
            .flatMap(({ links }) => links)
            .map(({ name, to }) => (
              <li key={to}>
                <Link to={to} onClick={onChosen}>
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      ) : null}
    </>
  );
}

function sentenceOf(state: IndexState['state'], count: number): string {
  if (state === 'pending') return 'Loading …';
  if (state === 'failed') return 'The search could not be loaded. These pages are here:';
  if (count === 0) return 'Nothing found. Try another word, or one of these pages:';
  return count === 1 ? '1 result' : `${count} results`;
}

type IndexState = { state: 'pending' } | { state: 'failed' } | { state: 'ready'; entries: readonly SearchEntry[] };
