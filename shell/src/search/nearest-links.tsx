import { wordsOf } from '@agile-languages/shared/formats';
import { tidyPath } from '@agile-languages/shared/paths';
import type { SearchEntry } from '@agile-languages/shared/registry';
import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import { distanceOf } from './distance.ts';
import { findEntries } from './find-entries.ts';
import styles from './nearest-links.module.css';
import { loadSearchIndex } from './search-index.ts';
import { synonymsOf } from './synonyms.ts';

const shown = 3;

export async function nearestLinks(path: string): Promise<ReactNode> {
  const found = nearestPages(await loadSearchIndex(), path);
  if (found.length === 0) return null;
  return (
    <ul className={styles.near}>
      <li className="grammar">did you mean</li>
      {found.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** At most a third of the letters differ. */
export function nearestPages(entries: readonly SearchEntry[], path: string): SearchEntry[] {
  const near = similarTo(entries, plain(path));
  return near.length > 0 ? near : withWordsOf(entries, path.replaceAll(/[^\p{L}]+/gu, ' ')).slice(0, shown);
}

/** First the page that is named so. */
function withWordsOf(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const names = wordsOf(query).flatMap((word) => [word, ...synonymsOf(word)]);
  const isNamed = ({ path }: SearchEntry) => Number(names.includes(path.slice(1)));
  return findEntries(entries, query).entries.toSorted((a, b) => isNamed(b) - isNamed(a));
}

function similarTo(entries: readonly SearchEntry[], wanted: string): SearchEntry[] {
  return entries
    .filter((entry) => !entry.path.includes('#'))
    .map((entry) => ({ entry, distance: distanceOf(wanted, plain(entry.path)) }))
    .filter(({ distance }) => distance <= Math.max(1, wanted.length / 3))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, shown)
    .map(({ entry }) => entry);
}

const plain = (path: string) =>
  tidyPath(path)
    .toLowerCase()
    .replace(/\.\w+$/, '');
