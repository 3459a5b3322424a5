import type { Judgement } from './judge.ts';

/** The text in pieces, so that each can be marked. Of marks that overlap, contradictions and vague ones win. */
export function markedText({ source, findings, conflicts }: Judgement): Piece[] {
  const marks = [
    ...conflicts.flatMap(({ check, places }) =>
      places.map((place) => ({ ...place, verdict: 'conflict' as const, id: check })),
    ),
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
  /** Id of the rule or check that marked it. */
  id?: string;
}
