import { Highlight } from '@agile-languages/shared/ui';
import { segmentsOf } from './fold-text.ts';

/** A text with the words of the search marked. */
export function HighlightedMatches({ text, words }: { text: string; words: readonly string[] }) {
  return segmentsOf(text, words).map((segment) =>
    segment.isHit ? (
      <Highlight key={segment.start}>{segment.text}</Highlight>
    ) : (
      <span key={segment.start}>{segment.text}</span>
    ),
  );
}
