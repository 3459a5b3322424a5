import { Heading, type HeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import type { Judgement } from './domain/judge.ts';
import { summaryOf } from './domain/outline.ts';
import styles from './lab.module.css';

export function Summary({ judgement, headingLevel = 2 }: { judgement: Judgement; headingLevel?: HeadingLevel }) {
  const text = textOf(judgement);
  const [first] = useState(text);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSaid((last) => (last || text !== first ? text : '')), pause);
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <>
      <Heading level={headingLevel} className={styles.counts}>
        {text}
      </Heading>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

function textOf(judgement: Judgement): string {
  const { source, words, isEnglish, isSilent, rules, other, vagueWords } = judgement;
  if (words === 0) return source.trim() ? 'There are no words to read.' : 'The sheet is empty.';
  const vagueText = `Vague words: ${vagueWords.length}.`;
  if (isSilent)
    return `Too little to read. ${vagueWords.length > 0 ? `${vagueText} ` : ''}This is what a receiver would ask first.`;
  if (!isEnglish) return `This looks like ${other?.name || 'another language'}. Card Lab reads English only.`;
  if (rules.kind !== 'none') return summaryOf(judgement);
  return `${other?.name ? `This looks like ${other.name}, which is no card` : 'Read as no card'}. ${vagueText}`;
}

const pause = 1000;
