import type { ReactNode } from 'react';
import { paint, type Token } from './paint.ts';

/** One line of text; `y` is its base line. */
export function Words({ x, y, children, font = 'text', size = 14, weight, ink, anchor, italic, spacing }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily={font === 'text' ? undefined : `var(--${font})`}
      fontSize={size === 14 ? undefined : size}
      fontWeight={weight ?? (italic ? 500 : undefined)}
      fontStyle={italic ? 'italic' : undefined}
      fill={ink && paint(ink)}
      textAnchor={anchor}
      letterSpacing={spacing}
    >
      {indented(children)}
    </text>
  );
}

const indented = (words: ReactNode) =>
  typeof words === 'string' ? words.replace(/^ +/, (blanks) => '\u00a0'.repeat(blanks.length)) : words;

interface WordsProps {
  x: number;
  y: number;
  /** Spaces at the start keep their width. */
  children: ReactNode;
  /** Besley, Atkinson Hyperlegible Next or Mono. Default `text`. */
  font?: 'head' | 'text' | 'mono';
  /** Default 14. */
  size?: number;
  /** Default 400, in italics 500. */
  weight?: number;
  /** Default `ink`. */
  ink?: Token;
  anchor?: 'middle' | 'end';
  italic?: boolean;
  /** Between letters, in units. */
  spacing?: number;
}
