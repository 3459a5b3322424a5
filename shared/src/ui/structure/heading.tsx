import type { ComponentProps } from 'react';

/** A heading whose heading level depends on the page around it. Accepts a `ref` and every attribute of a heading. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}

/** The heading level so many steps below another; h6 has nothing below it. */
export const levelBelow = (level: HeadingLevel, steps = 1): HeadingLevel => Math.min(level + steps, 6) as HeadingLevel;

/** Heading level that a page sets: 3 or 4, as a number or a text; 2 for anything else. */
export function parseHeadingLevel(stated: string | number | undefined): HeadingLevel {
  const level = Number(stated);
  return level === 3 || level === 4 ? level : 2;
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends ComponentProps<'h2'> {
  level: HeadingLevel;
}
