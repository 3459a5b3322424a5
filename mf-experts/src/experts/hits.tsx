import { Marker } from '@agile-languages/shared/ui';
import { segmentsOf } from './fold.ts';

/** A text with the words of the search marked. */
export function Hits({ text, words }: { text: string; words: readonly string[] }) {
  return segmentsOf(text, words).map((segment) =>
    segment.isHit ? (
      <Marker key={segment.start}>{segment.text}</Marker>
    ) : (
      <span key={segment.start}>{segment.text}</span>
    ),
  );
}
