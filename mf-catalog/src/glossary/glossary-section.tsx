import { type GlossaryEntry, glossary } from '@agile-languages/shared/content';
import { hasWords, phraseOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import styles from './glossary-section.module.css';

export function GlossarySection() {
  const [query, setQuery] = useState('');
  const groups = findTerms(glossary, query);
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <section className="sect" id="glossary" aria-labelledby="glossary-title">
      <div>
        <div className={styles.head}>
          <h2 id="glossary-title">Glossary</h2>
          <div className={styles.finder}>
            <Field label="Find a term">
              <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
            </Field>
            <p role="status" className={styles.count}>
              {query.trim() ? `${found} ${found === 1 ? 'term' : 'terms'}` : `${glossary.length} terms`}
            </p>
          </div>
        </div>
        <nav aria-label="Letters" className={styles.letters}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letter-${letter}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {found === 0 ? <p>No term contains this. Try one word of it.</p> : null}
        {groups.map(({ letter, entries }) => (
          <div key={letter} id={`letter-${letter}`} className={styles.group}>
            <h3 className={styles.letter}>{letter}</h3>
            <dl className={styles.entries}>
              {entries.map(({ id, term, meaning, language }) => (
                <div key={id} id={`term-${id}`} className={styles.entry}>
                  <dt>{term}</dt>
                  <dd>
                    {meaning}{' '}
                    <Link to={paths.language(language.id)} data-lang={language.key} className={styles.language}>
                      {language.name}
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Letters without entries are left out. */
export function findTerms(entries: readonly GlossaryEntry[], query: string): LetterGroup[] {
  const words = phraseOf(query);
  const groups: LetterGroup[] = [];
  for (const entry of entries) {
    if (!hasWords(`${entry.term} ${entry.meaning} ${entry.language.name}`, words)) continue;
    const letter = entry.term.charAt(0).toUpperCase();
    const group = groups.find((existing) => existing.letter === letter);
    if (group) group.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}

interface LetterGroup {
  letter: string;
  entries: GlossaryEntry[];
}
