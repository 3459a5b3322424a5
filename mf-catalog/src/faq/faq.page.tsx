import { definePage, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { useLocation } from '@agile-languages/shared/router';
import { Field, Skeleton, TextInput } from '@agile-languages/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FaqData, loadQuestions } from './faq.data.ts';
import { faqHead } from './faq.head.ts';
import styles from './faq.page.module.css';
import { type FaqEntry, findEntries } from './faq-entries.ts';
import { FaqGroups } from './faq-groups.tsx';

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

export default definePage({
  load: { questions: (api, _address, options) => loadQuestions(api, options) },
  head: faqHead,
  Page: FaqPage,
});
