import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import styles from './faq-block.module.css';
import type { FaqEntry } from './faq-entries.ts';
import { FaqList } from './faq-list.tsx';

export function FaqBlock({ questions, lines, seeMore = true }: FaqBlockProps) {
  if (lastValueOf(questions)?.length === 0) return null;
  return (
    <>
      <RemoteBoundary name="questions" data={questions} skeleton={<Skeleton lines={lines} />}>
        {(entries) => <FaqList entries={entries} />}
      </RemoteBoundary>
      {seeMore ? (
        <p className={styles.more}>
          <Link to={paths.faq}>
            See More<span className="visually-hidden"> questions and answers</span>
          </Link>
        </p>
      ) : null}
    </>
  );
}

interface FaqBlockProps {
  questions: RemoteData<readonly FaqEntry[]>;
  /** Lines of 28 px that the questions need while closed. */
  lines: number;
  seeMore?: boolean;
}
