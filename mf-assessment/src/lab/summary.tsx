import { Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import type { Judgement } from './domain/judge.ts';
import { summaryOf } from './domain/outline.ts';
import styles from './lab.module.css';

/** The counts of all verdicts, or why there are none. Screen readers hear them once the visitor has paused. */
export function Summary({ judgement, headingLevel = 2 }: { judgement: Judgement; headingLevel?: HeadingLevel }) {
  const text = textOf(judgement);
  const [first] = useState(text);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <>
      <Heading level={headingLevel} className={styles.counts}>
        {text}
      </Heading>
      <p role="status" className={styles.unseen}>
        {said}
      </p>
    </>
  );
}

function textOf(judgement: Judgement): string {
  if (judgement.words === 0) return 'The sheet is empty.';
  if (judgement.isSilent) return 'Too little to read. This is what a receiver would ask first.';
  const counts = summaryOf(judgement);
  return judgement.isEnglish ? counts : `This is not English, so only shapes are read. ${counts}`;
}

const pause = 1000;
