import { type LanguageKey, termId } from '@agile-languages/shared/content';
import { hasWords, phraseOf, segmentsOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useState } from 'react';
import type { Course, TopicRow } from '../courses/course.ts';
import { LanguageSection, type SectionPosition } from './language-section.tsx';
import styles from './topics-table.module.css';

export function TopicsTable({ content, language, ...position }: TopicsTableProps) {
  const [query, setQuery] = useState('');
  const rows = findTopics(content.tableRow, query);
  const found = rows.reduce((sum, { topics }) => sum + topics.length, 0);

  const field = (
    <div className={styles.finder}>
      <Field label="Find a topic">
        <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <p role="status" className={styles.count}>
        {query.trim() ? `${found} ${found === 1 ? 'topic' : 'topics'}` : ''}
      </p>
    </div>
  );

  return (
    <LanguageSection title={content.title} beside={field} {...position}>
      <div className={styles.frame}>
        <table>
          <thead>
            <tr>
              {content.tableHead.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category, topics }) => (
              <tr key={category}>
                <th scope="row" className={styles.category}>
                  {category}
                  <small>{`${topics.length} ${topics.length === 1 ? 'topic' : 'topics'}`}</small>
                </th>
                <td>
                  <ul className={styles.topics}>
                    {topics.map(({ name, third }) => (
                      <li key={name}>
                        <Link to={paths.term(termId(language, name))}>
                          <HighlightedText text={name} query={query} />
                        </Link>
                        <ThirdLevel lines={third} query={query} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </LanguageSection>
  );
}

function ThirdLevel({ lines, query }: { lines: readonly string[]; query: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.third}>
      {lines.map((line) => (
        <li key={line}>
          <HighlightedText text={line} query={query} />
        </li>
      ))}
    </ul>
  );
}

interface FoundRow {
  category: string;
  topics: { name: string; third: readonly string[] }[];
}

/** A category that matches keeps all of its topics. */
export function findTopics(rows: readonly TopicRow[], query: string): FoundRow[] {
  const phrase = phraseOf(query);
  const has = (text: string) => hasWords(text, phrase);
  return rows
    .map(({ categTd, topic, thirdTopic }) => ({
      category: categTd,
      topics: topic
        .map((name) => ({ name, third: thirdTopic?.[name] ?? [] }))
        .filter(({ name, third }) => [categTd, name, ...third].some(has)),
    }))
    .filter(({ topics }) => topics.length > 0);
}

export function HighlightedText({ text, query }: { text: string; query: string }) {
  return segmentsOf(text, phraseOf(query)).map((segment) =>
    segment.isMatch ? (
      <mark key={segment.start} className={styles.match}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}

interface TopicsTableProps extends SectionPosition {
  content: Course['topics'];
  language: LanguageKey;
}
