import type { LanguageKey } from '@agile-languages/shared/content';
import type { CardField, CardWords } from '@agile-languages/shared/formats';
import { IndexCard, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './filled-card.module.css';

export function FilledCard({ language, tab, fields, caption }: FilledCardProps) {
  return (
    <figure className={styles.figure}>
      <IndexCard
        as="div"
        {...(language && { language })}
        tab={tab}
        ruled
        punched
        className={styles.card}
        bodyClassName={styles.body}
      >
        <dl className={styles.fields} dir="auto">
          {[...fields.entries()].map(([at, field]) => (
            <Entry key={at} field={field} />
          ))}
        </dl>
      </IndexCard>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

export function FilledCardSkeleton() {
  return (
    <div className={styles.figure} aria-hidden="true">
      <IndexCard as="div" tab="" ruled punched className={styles.card} bodyClassName={styles.body}>
        <Skeleton lines={10} />
      </IndexCard>
    </div>
  );
}

function Entry({ field: { name, values, notes } }: { field: CardField }) {
  return (
    <div className={styles.entry}>
      <dt>{name}</dt>
      <dd>
        {[...values.entries()].map(([at, value]) => (
          <span key={at} className={styles.value}>
            {[...value.entries()].map(([position, words]) => (
              <Words key={position} {...words} />
            ))}
          </span>
        ))}
        {[...notes.entries()].map(([at, note]) => (
          <span key={at} className={styles.note}>
            <span className="visually-hidden">In red: </span>
            {note}
          </span>
        ))}
      </dd>
    </div>
  );
}

function Words({ words, pen }: CardWords) {
  if (pen === 'written') return <ins>{words}</ins>;
  if (pen !== 'struck') return words;
  return (
    <del>
      <span className="visually-hidden">Struck out: </span>
      {words}
    </del>
  );
}

interface FilledCardProps {
  language: LanguageKey | undefined;
  tab: string;
  fields: readonly CardField[];
  caption: ReactNode;
}
