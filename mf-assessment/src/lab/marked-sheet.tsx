import { type Judgement, vagueWordsId } from './domain/judge.ts';
import { FindingLink } from './finding-link.tsx';
import styles from './lab.module.css';

export function MarkedSheet({ judgement }: { judgement: Judgement }) {
  const { words, isEnglish, isSilent, vagueWords } = judgement;
  if (words === 0 || !isEnglish || (isSilent && vagueWords.length === 0)) return null;
  return (
    <figure className={styles.marked}>
      <figcaption>
        <span className={styles.found}>found</span> <s className={styles.vague}>vague</s>{' '}
        <span className={styles.conflict}>contradiction</span>
      </figcaption>
      <p className={styles.words}>
        {markedText(judgement).map(({ text, start, verdict, id }) => {
          if (!verdict) return text;
          const words = <span className={styles[verdict]}>{text}</span>;
          return (
            <FindingLink key={start} id={id}>
              {words}
            </FindingLink>
          );
        })}
      </p>
    </figure>
  );
}

/** The text in pieces, so that each can be marked. Of marks that overlap, contradictions and vague ones win. */
function markedText({ source, findings, conflicts, vagueWords }: Judgement): Piece[] {
  const marks = [
    ...conflicts.flatMap(({ check, places }) =>
      places.map((place) => ({ ...place, verdict: 'conflict' as const, id: check })),
    ),
    ...vagueWords.map((place) => ({ ...place, verdict: 'vague' as const, id: vagueWordsId })),
    ...findings.flatMap(({ mark, rule }) => (mark ? [{ ...mark, id: `${rule.criterion}` }] : [])),
  ].sort((a, b) => order[a.verdict] - order[b.verdict] || a.end - a.start - (b.end - b.start));
  const chosen: typeof marks = [];
  for (const mark of marks)
    if (chosen.every(({ start, end }) => mark.end <= start || mark.start >= end)) chosen.push(mark);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, verdict, id } of chosen.sort((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ text: source.slice(at, start), start: at });
    pieces.push({ text: source.slice(start, end), start, verdict, id });
    at = end;
  }
  return at < source.length ? [...pieces, { text: source.slice(at), start: at }] : pieces;
}

const order = { conflict: 0, vague: 1, found: 2 };

interface Piece {
  text: string;
  start: number;
  verdict?: 'conflict' | 'vague' | 'found';
  id?: string;
}
