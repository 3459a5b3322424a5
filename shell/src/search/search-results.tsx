import { logFailure } from '@agile-languages/shared/errors';
import { closeness, segmentsOf, wordsOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { SearchEntry } from '@agile-languages/shared/registry';
import { Link } from '@agile-languages/shared/router';
import { useEffect, useState } from 'react';
import { contentsGroups } from './contents.ts';
import { loadDocumentEntries } from './document-entries.ts';
import { loadSearchIndex } from './search-index.ts';
import styles from './search-results.module.css';
import { synonymsOf } from './synonyms.ts';

/** Search engines are not to know it, so the index has it not. */
const login: SearchEntry = {
  path: paths.memberLogin,
  title: 'Login',
  context: '',
  text: 'For members: log in, or enrol in a class.',
};

const length = 140;

const shown = 20;

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

  const words = wordsOf(query);
  const { entries, isNearest } = findEntries(
    index.state === 'ready' ? [login, ...index.entries, ...(documents ?? [])] : [],
    query,
  );
  // The documents may have it.
  const isEarly = index.state === 'ready' && isNearest && !documents;
  return (
    <>
      <p role="status" className={styles.count}>
        {words.length > 0 ? sentenceOf(isEarly ? 'pending' : index.state, entries.length, isNearest) : ''}
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

function sentenceOf(state: IndexState['state'], count: number, isNearest: boolean): string {
  if (state === 'pending') return 'Loading …';
  if (state === 'failed') return 'The search could not be loaded. These pages are here:';
  if (count === 0) return 'Nothing found. Try another word, or one of these pages:';
  if (isNearest) return 'Nothing has all of these words. The nearest:';
  return count === 1 ? '1 result' : `${count} results`;
}

/** `nearest`, when nothing has all of the words. */
export function findEntries(entries: readonly SearchEntry[], query: string): Found {
  const words = wordsOf(query).map((word) => ({ word, others: synonymsOf(word) }));
  const title = words.map(({ word }) => word).join(' ');
  const kinds = new Map(entries.map(({ path, context }) => [path, context]));
  const ranked = entries.map((entry) => {
    const ranks = words.map((word) => rankOf(entry, word));
    const sum = ranks.reduce((all, rank) => all + rank, wordsOf(entry.title).join(' ') === title ? 12 : 0);
    const isSample = kinds.get(entry.path.replace(/#.*/, '')) === 'Sample';
    return { entry, hasAll: ranks.every((rank) => rank > 0), rank: sum * (isSample ? 0.25 : weightByKind(entry)) };
  });
  const best = ranked.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank);
  const all = best.filter(({ hasAll }) => hasAll);
  return {
    entries: (all.length > 0 ? all : best).slice(0, shown).map(({ entry }) => entry),
    isNearest: all.length === 0,
  };
}

/** Of the same words a page that explains itself comes first, then an answer. */
function weightByKind({ path, context }: SearchEntry): number {
  if (context === '') return 1.3;
  return path.startsWith(`${paths.faq}#`) ? 1.25 : 1;
}

interface Found {
  entries: SearchEntry[];
  isNearest: boolean;
}

function rankOf(entry: SearchEntry, { word, others }: { word: string; others: readonly string[] }): number {
  return Math.max(weightOf(entry, word), ...others.map((other) => weightOf(entry, other) / 3));
}

/** `vat` is not in `activation`. */
const weightOf = ({ title, context, text }: SearchEntry, word: string): number =>
  Math.max(12 * startOf(title, word), 3 * startOf(context, word), 2 * startOf(text, word));

const startOf = (text: string, word: string): number => Math.max(0, closeness(text, word) - 1);

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
