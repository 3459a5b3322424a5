import type { ReactNode } from 'react';

/** A heading whose level depends on the page around it. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}

export type Level = 2 | 3 | 4;

interface HeadingProps {
  level: Level;
  id?: string;
  tabIndex?: number;
  className?: string | undefined;
  children: ReactNode;
}
