import { definePage, type PageProps } from '@agile-languages/shared/contract';
import { keyWords, segmentsOf, wordsOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { useLocation } from '@agile-languages/shared/router';
import { Field, focusOn, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FaqData, loadQuestions } from './faq.data.ts';
import { faqHead } from './faq.head.ts';
import styles from './faq.page.module.css';
import { type FaqEntry, faqGroups, findEntries, hasAllWords } from './faq-entries.ts';
import { FaqList } from './faq-list.tsx';

const name = 'faq-words';

function FaqPage({ data: { questions } }: PageProps<FaqData>) {
  const location = useLocation();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<string>();

  const isEmpty = lastValueOf(questions)?.length === 0;

  const openNamed = useEffectEvent((id: string) => {
    const entries = lastValueOf(questions);
    const isNamed = (entry: FaqEntry) => entry.id === id;
    if (entries && !entries.some(isNamed)) return;
    setOpen(id);
    if (!findEntries(entries ?? [], query).some(isNamed)) setQuery('');
  });

  useEffect(() => {
    if (location.hash) openNamed(decodeHash(location.hash));
  }, [location]);

  const hasCome = lastValueOf(questions) !== undefined;
  const hadCome = useRef(hasCome);
  useEffect(() => {
    // Until now the part that the address names was not there.
    if (hasCome && !hadCome.current && window.scrollY === 0) {
      const named = document.getElementById(decodeHash(location.hash));
      named?.scrollIntoView();
      // The heading has it after a link of the site; who types keeps it.
      if (named && document.activeElement?.matches('body, h1')) focusOn(named);
    }
    hadCome.current = hasCome;
  }, [hasCome, location]);

  return (
    <section className="sect page-top">
      <div>
        <div className="opening">
          <h1>Questions and answers</h1>
          {isEmpty ? null : (
            <Field label="Search the questions" className={styles.search}>
              <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
            </Field>
          )}
        </div>
        <RemoteBoundary name="questions" data={questions} skeleton={<Skeleton lines={66} />}>
          {(entries) => <FaqGroups entries={entries} query={query} open={open} onOpen={setOpen} />}
        </RemoteBoundary>
        <p className={styles.contact}>
          Not answered here? <a href={paths.contact}>Contact Us</a>
        </p>
      </div>
    </section>
  );
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A question that is found alone is open. */
function FaqGroups({ entries, query, open, onOpen }: FaqGroupsProps) {
  const found = findEntries(entries, query);
  const groups = faqGroups(found);
  const element = useRef<HTMLDivElement>(null);
  const single = query.trim() && found.length === 1 ? found[0]?.id : undefined;
  const openSingle = useEffectEvent((id: string) => onOpen(id));

  useEffect(() => {
    if (single) openSingle(single);
  }, [single]);
  useEffect(() => highlightWords(element.current, keyWords(wordsOf(query))), [query]);

  return (
    <>
      <p role="status" className={styles.count}>
        {query.trim() ? `${found.length} of ${entries.length} questions` : ''}
      </p>
      {found.length === 0 && query.trim() ? (
        <p>No question has these words. Try one of these: refund, invoice, price, certificate, pass code.</p>
      ) : null}
      {found[0] && !hasAllWords(found[0], query) ? <p>No question has all of these words. The nearest:</p> : null}
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

/** CSS Custom Highlight API. @param words from `wordsOf` @returns a function that ends it */
export function highlightWords(element: Element | null, words: readonly string[]): (() => void) | undefined {
  if (!element || words.length === 0 || typeof Highlight === 'undefined' || !CSS.highlights) return undefined;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { start, text, isMatch } of segmentsOf(node.textContent ?? '', words)) {
      if (!isMatch) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(name, new Highlight(...ranges));
  return () => void CSS.highlights.delete(name);
}

interface FaqGroupsProps {
  entries: readonly FaqEntry[];
  query: string;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

export default definePage({
  load: { questions: (api, _address, options) => loadQuestions(api, options) },
  head: faqHead,
  Page: FaqPage,
});
