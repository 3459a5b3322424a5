import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import styles from './nearest-links.module.css';
import { nearestPages } from './nearest-pages.ts';
import { loadSearchIndex } from './search-index.ts';

/** Links to the pages whose address is close to this path; nothing when none is. */
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
