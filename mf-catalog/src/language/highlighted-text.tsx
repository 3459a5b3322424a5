import styles from './highlighted-text.module.css';

/** A text in which every match of the query is highlighted. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  return segmentsOf(text, query).map(({ start, words, isMatch }) =>
    isMatch ? (
      <mark key={start} className={styles.match}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

interface Segment {
  start: number;
  words: string;
  isMatch: boolean;
}

function segmentsOf(text: string, query: string): Segment[] {
  const searched = query.trim().toLowerCase();
  const lowerCase = text.toLowerCase();
  if (!searched) return [{ start: 0, words: text, isMatch: false }];
  const segments: Segment[] = [];
  let end = 0;
  for (let start = lowerCase.indexOf(searched); start >= 0; start = lowerCase.indexOf(searched, end)) {
    segments.push({ start: end, words: text.slice(end, start), isMatch: false });
    end = start + searched.length;
    segments.push({ start, words: text.slice(start, end), isMatch: true });
  }
  return [...segments, { start: end, words: text.slice(end), isMatch: false }];
}
