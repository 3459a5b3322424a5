import type { LanguageKey } from '../../languages/index.ts';
import { MarkShape } from '../../ui/mark/mark-shape.tsx';

/** The Mark of a Language inside a drawing; `x` and `y` are its upper left corner. */
export function MarkAt({ language, x, y, size, mono = false }: MarkAtProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <MarkShape language={language} mono={mono} />
    </g>
  );
}

interface MarkAtProps {
  language: LanguageKey;
  x: number;
  y: number;
  /** Side length in units. */
  size: number;
  /** In the colour of the drawing around it. Default `false`. */
  mono?: boolean;
}
