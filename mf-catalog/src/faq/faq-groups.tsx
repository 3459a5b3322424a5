import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { type FaqEntry, faqGroups, findEntries, searchedWords } from './faq-entries.ts';
import styles from './faq-groups.module.css';
import { FaqList } from './faq-list.tsx';
import { highlightWords } from './highlight-words.ts';

/** All questions by group, or those that the search finds, with its words highlighted. A single one is open. */
export function FaqGroups({ entries, query, open, onOpen }: FaqGroupsProps) {
  const found = findEntries(entries, query);
  const groups = faqGroups(found);
  const element = useRef<HTMLDivElement>(null);
  const single = query.trim() && found.length === 1 ? found[0]?.id : undefined;
  const openSingle = useEffectEvent((id: string) => onOpen(id));

  useEffect(() => {
    if (single) openSingle(single);
  }, [single]);
  useEffect(() => highlightWords(element.current, searchedWords(query)), [query]);

  return (
    <>
      <p role="status" className={styles.count}>
        {query.trim() ? `${found.length} of ${entries.length} questions` : ''}
      </p>
      {found.length === 0 && query.trim() ? (
        <p>No question has these words. Try one of these: refund, invoice, price, certificate, pass code.</p>
      ) : null}
      <div ref={element} className={styles.groups}>
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
