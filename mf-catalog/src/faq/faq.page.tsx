import type { PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { useLocation } from '@agile-languages/shared/router';
import { Field, TextInput } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import styles from './faq.page.module.css';
import { FaqGroups } from './faq-groups.tsx';
import { FaqRoom } from './faq-room.tsx';
import { publishedFaq } from './published-faq.ts';
import { useFaq } from './use-faq.ts';

export default function FaqPage() {
  const state = useFaq();
  const location = useLocation();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<string>();

  useEffect(() => {
    if (!location.hash) return;
    setOpen(decodeHash(location.hash));
    setQuery('');
  }, [location]);

  return (
    <section className="sect page-top">
      <div>
        <div className="opening">
          <h1>Questions, with their answers</h1>
          <Field label="Search the questions" className={styles.search}>
            <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </Field>
        </div>
        <FaqRoom state={state} lines={66}>
          {(entries) => <FaqGroups entries={entries} query={query} open={open} onOpen={setOpen} />}
        </FaqRoom>
        <p className={styles.contact}>
          Not answered here? <a href="/#contact">Contact Us</a>
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

export const head = (): PageHead => ({
  title: 'Questions and answers',
  description: 'Membership, Languages, classes, assessment, certification and the platform: 22 questions answered.',
  ...(siteConfig().demo && {
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: publishedFaq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }),
});
