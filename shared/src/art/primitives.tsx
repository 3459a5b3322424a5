import type { ReactNode } from 'react';
import type { LanguageKey } from '../content/languages.ts';
import { MarkShape } from '../ui/mark/mark-shape.tsx';

type Ground = 'paper' | 'card' | 'sunk';
type Text = 'ink' | 'ink-soft' | 'ink-faint' | 'marker-ink' | 'on-ledger';
type Brand = 'ledger' | 'proof' | 'marker' | 'error' | 'success' | 'warn';
type Line = 'rule' | 'rule-faint' | 'control';

export type Token =
  | Ground
  | Text
  | Brand
  | Line
  | `${LanguageKey}-ink`
  | `${LanguageKey}-tint`
  | 'none'
  | 'currentColor';

export const paint = (token: Token): string =>
  token === 'none' || token === 'currentColor' ? token : `var(--${token})`;

/** One picture of `width` × `height` units that fills the width it is given. */
export function Drawing({ width, height, label, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--text)"
      fontSize="14"
      fill="var(--ink)"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface DrawingProps {
  width: number;
  height: number;
  /** Text for those who cannot see the picture. Default: none, the picture is decoration. */
  label?: string;
  children: ReactNode;
}

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

/** Breaks a text into lines of at most `limit` characters, at spaces; a longer word keeps a line of its own. */
export function wrapText(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
