import type { PageHead } from '@agile-languages/shared/contract';
import { languages } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { useState } from 'react';
import styles from './languages.page.module.css';

export default function LanguagesPage() {
  const [n, setN] = useState(0);
  return (
    <div className={styles.root}>
      <h1>Languages</h1>
      <button type="button" onClick={() => setN(n + 1)}>
        clicked {n}
      </button>
      {languages.map((l) => (
        <Link key={l.id} to={`/languages/${l.id}`}>
          {l.name}
        </Link>
      ))}
    </div>
  );
}

export const head = (): PageHead => ({ title: 'Languages', description: 'The nine Languages.' });
