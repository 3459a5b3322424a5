import { Link } from '@agile-languages/shared/router';
import styles from './faq-block.module.css';
import type { FaqEntry } from './faq-entries.ts';
import { FaqList } from './faq-list.tsx';
import { FaqRoom } from './faq-room.tsx';
import { useFaq } from './use-faq.ts';

/** A few questions on another page, with the way to all of them unless that is hidden. */
export function FaqBlock({ choose, lines, seeMore = true }: FaqBlockProps) {
  const state = useFaq();
  return (
    <>
      <FaqRoom state={state} lines={lines}>
        {(entries) => <FaqList entries={choose(entries)} />}
      </FaqRoom>
      {seeMore ? (
        <p className={styles.more}>
          <Link to="/faq">
            See More<span className="visually-hidden"> questions and answers</span>
          </Link>
        </p>
      ) : null}
    </>
  );
}

interface FaqBlockProps {
  /** Which questions stand here. */
  choose: (entries: FaqEntry[]) => FaqEntry[];
  /** Lines of 28 px that they need while closed. */
  lines: number;
  /** Show the link to all questions. Default `true`. */
  seeMore?: boolean;
}
