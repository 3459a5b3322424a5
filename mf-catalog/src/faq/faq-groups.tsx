import { Fragment } from 'react';
import { type FaqEntry, faqGroups, findEntries } from './faq-entries.ts';
import styles from './faq-groups.module.css';
import { FaqList } from './faq-list.tsx';

/** All questions by group, or those that the search finds. */
export function FaqGroups({ entries, query, open, onOpen }: FaqGroupsProps) {
  const found = findEntries(entries, query);
  const groups = faqGroups(found);
  return (
    <>
      <p role="status" className={styles.count}>
        {query.trim() ? `${found.length} of ${entries.length} questions` : ''}
      </p>
      <div className={styles.groups}>
        {groups.map(({ title, entries: list }) => (
          <Fragment key={title ?? ''}>
            {title ? <h2 className={styles.title}>{title}</h2> : null}
            <div className={title ? undefined : styles.whole}>
              <FaqList entries={list} headingLevel={title ? 3 : 2} open={open} onOpen={onOpen} linked />
            </div>
          </Fragment>
        ))}
      </div>
    </>
  );
}

interface FaqGroupsProps {
  entries: readonly FaqEntry[];
  query: string;
  /** Id of the open entry. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}
