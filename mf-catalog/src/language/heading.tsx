import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading whose level depends on the page around it. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}

interface HeadingProps {
  level: HeadingLevel;
  id?: string;
  className?: string;
  children: ReactNode;
}
