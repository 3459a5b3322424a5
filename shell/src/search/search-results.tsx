import { logFailure } from '@agile-languages/shared/errors';
import { keyWords, segmentsOf, wordsOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { SearchEntry } from '@agile-languages/shared/registry';
import { Link } from '@agile-languages/shared/router';
import { useEffect, useMemo, useState } from 'react';
import { contentsGroups } from './contents.ts';
import { loadDocumentEntries } from './document-entries.ts';
import { type Found, findEntries } from './find-entries.ts';
import { loadSearchIndex } from './search-index.ts';
import styles from './search-results.module.css';

/** Search engines are not to know it, so the index has it not. */
const login: SearchEntry = {
  path: paths.memberLogin,
  title: 'Login',
  context: '',
  text: 'For members: log in, or enrol in a class.',
};

const length = 140;

export function SearchResults({ query, onChosen }: { query: string; onChosen: () => void }) {
  const [index, setIndex] = useState<IndexState>({ state: 'pending' });
  const [documents, setDocuments] = useState<readonly SearchEntry[]>();

  useEffect(() => {
    loadSearchIndex().then(
      (entries) => setIndex({ state: 'ready', entries }),
      (cause) => {
        logFailure('search index', cause);
        setIndex({ state: 'failed' });
      },
    );
    void loadDocumentEntries().then(setDocuments);
  }, []);

  const words = keyWords(wordsOf(query));
  const all = useMemo(
    () => (index.state === 'ready' ? [login, ...index.entries, ...(documents ?? [])] : []),
    [index, documents],
  );
  const found = useMemo(() => findEntries(all, query), [all, query]);
  const { entries } = found;
  // The documents may have it.
  const isEarly = index.state === 'ready' && (found.isNearest || found.slips.length > 0) && !documents;
  return (
    <>
      <p role="status" className={styles.count}>
        {words.length > 0 ? sentenceOf(isEarly ? 'pending' : index.state, found) : ''}
      </p>
      <ul className={styles.results}>
        {entries.map(({ path, title, context, text }) => (
          <li key={path}>
            <Link to={path} onClick={onChosen}>
              <b>{title}</b> {context ? <span className={styles.context}>{context}</span> : null}
              <span className={styles.text}>{snippetOf(text, words)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {entries.length === 0 ? (
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

export function sentenceOf(state: IndexState['state'], { entries, isNearest, slips, unknown }: Found): string {
  if (state === 'pending') return 'Loading …';
  if (state === 'failed') return 'The search could not be loaded. These pages are here:';
  const none = listed.format(unknown.map((word) => `“${word}”`));
  if (entries.length === 0) return `Nothing found for ${none}. Try another word, or one of these pages:`;
  if (isNearest) return `Nothing has ${none || 'all of these words'}. The nearest:`;
  const meant = slips.map(
    (slip) => `Nothing has “${slip.typed}”, so this is for ${listed.format(slip.meant.map((word) => `“${word}”`))}. `,
  );
  return meant.join('') + (entries.length === 1 ? '1 result' : `${entries.length} results`);
}

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Cut between words. */
export function snippetOf(text: string, words: readonly string[]): string {
  if (text.length <= length) return text;
  const hit = segmentsOf(text, words.slice(0, 1)).find(({ isMatch }) => isMatch)?.start ?? 0;
  const start = hit < length - 20 ? 0 : text.lastIndexOf(' ', hit - 40) + 1;
  const rest = text.slice(start, start + length);
  const end = start + length < text.length ? rest.lastIndexOf(' ') : rest.length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${start + end < text.length ? ' …' : ''}`;
}

type IndexState = { state: 'pending' } | { state: 'failed' } | { state: 'ready'; entries: readonly SearchEntry[] };
